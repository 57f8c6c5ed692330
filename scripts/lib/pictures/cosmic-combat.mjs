export const pictures = [{ file: 'shards-orders.png', record: 'cosmic-combat/1-shards.json', at: 10 }];
