export const runLabCommand = async (_o: unknown, _io: unknown): Promise<number> => 0;
