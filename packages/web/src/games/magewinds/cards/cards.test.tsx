// @vitest-environment happy-dom

import { type Card, cardValue, DECK } from '@muster/magewinds';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AttackChoice, AttackFaceDown } from './AttackChoice.tsx';
import { CostChip } from './CostChip.tsx';
import { DiscardView } from './DiscardView.tsx';
import { FaceUpRow } from './FaceUpRow.tsx';
import { FIGHTER_GLYPHS, TOKENS } from './glyphs.ts';
import { Hand } from './Hand.tsx';
import { HiddenHand } from './HiddenHand.tsx';
import { ActionCounter, DamagePips, TokenChip } from './Marks.tsx';
import { PlayingCard } from './PlayingCard.tsx';
import { HIGH, PIPS, WIDE } from './print.ts';
import { ReferenceCard } from './ReferenceCard.tsx';
import { SpellStrip } from './SpellStrip.tsx';
import { describeCard, describeCost } from './suits.ts';

afterEach(cleanup);

describe('cards in words', () => {
  test.each([
    ['AH', 'Ace of Hearts, worth 3'],
    ['KH', 'King of Hearts, worth 2'],
    ['QC', 'Queen of Clubs, worth 2'],
    ['JD', 'Jack of Diamonds, worth 2'],
    ['10S', '10 of Spades, worth 1'],
    ['2C', '2 of Clubs, worth 1'],
  ] as const)('[MW 17.0] %s is the %s', (card, words) => expect(describeCard(card)).toBe(words));

  test('[MW 17.0] a suit is worth 18 cards, a deck 72, and no two cards share a name', () => {
    // Nine numbers, three faces at 2, one Ace at 3.
    expect(DECK.reduce((sum, card) => sum + cardValue(card), 0)).toBe(4 * (9 + 3 * 2 + 3));
    expect(new Set(DECK.map(describeCard)).size).toBe(52);
  });

  test.each([
    [[{ amount: '1', of: 'H' }], '1 Heart'],
    [[{ amount: '2', of: 'red' }], '2 red'],
    [
      [
        { amount: '1', of: 'D' },
        { amount: '1', of: 'any' },
      ],
      '1 Diamond and 1 card of any suit',
    ],
    [[{ amount: '1–3', of: 'C' }], '1–3 Clubs'],
  ] as const)('[MW 17.0] a cost reads %j', (cost, words) => {
    expect(describeCost(cost)).toBe(words);
    render(<CostChip cost={cost} brief />);
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('PlayingCard', () => {
  test('a number card has as many pips as its number, half of them upside down', () => {
    for (let n = 2; n <= 10; n++) {
      const places = PIPS[`${n}` as '2']!;
      expect(new Set(places.map(String)).size).toBe(n);
      expect(places.every(([x, y]) => x > 20 && x < WIDE - 20 && y > 15 && y < HIGH - 15)).toBe(true);
      // All but the 7 look the same from both ends.
      const turned = places.map(([x, y]) => `${WIDE - x} ${(HIGH - y).toFixed(3)}`).sort();
      if (n !== 7) expect(places.map(([x, y]) => `${x} ${y.toFixed(3)}`).sort()).toEqual(turned);
    }
  });

  test('is named, and a back names no face', () => {
    const { container } = render(
      <>
        {DECK.map((card) => (
          <PlayingCard key={card} card={card} />
        ))}
        <PlayingCard />
      </>,
    );
    const cards = [...container.querySelectorAll('svg[role="img"]')];
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      ...DECK.map(describeCard),
      'A card, face down',
    ]);
    expect(cards.at(-1)!.textContent).toBe('');
  });
});

const CARDS: readonly Card[] = ['AH', 'KH', '7H', '10S'];

const PayingHand = ({ said }: { readonly said: (cards: readonly Card[]) => void }) => {
  const [selected, setSelected] = useState<readonly Card[]>([]);
  const paid = selected.length;
  return (
    <Hand
      cards={CARDS}
      playable={['AH', 'KH', '7H']}
      selected={selected}
      onSelect={(cards) => {
        said(cards);
        setSelected(cards);
      }}
      paying={{ name: 'Revive', parts: [{ paid, needed: '3', of: 'H' }], enough: paid >= 3 }}
    />
  );
};

describe('Hand', () => {
  test('is a list of named cards when nothing is to be chosen', () => {
    render(<Hand cards={CARDS} />);
    const names = within(screen.getByRole('list', { name: 'Your hand' })).getAllByRole('img');
    expect(names.map((card) => card.getAttribute('aria-label'))).toEqual(CARDS.map(describeCard));
  });

  test('pays a cost by mouse: cards toggle, others refuse, the sum is told', () => {
    const said = vi.fn();
    render(<PayingHand said={said} />);
    const option = (name: RegExp) => screen.getByRole('option', { name });
    expect(screen.getByRole('status').textContent).toContain('0 of 3 Hearts');
    fireEvent.click(option(/Ace of Hearts/));
    fireEvent.click(option(/King of Hearts/));
    expect(screen.getByRole('status').textContent).toContain('2 of 3 Hearts');
    expect(screen.getByRole('status').textContent).toContain('Not yet paid');
    fireEvent.click(option(/10 of Spades/));
    expect(said).toHaveBeenCalledTimes(2);
    expect(option(/10 of Spades/).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(option(/Ace of Hearts/));
    expect(said).toHaveBeenLastCalledWith(['KH']);
    expect(option(/Ace of Hearts/).getAttribute('aria-selected')).toBe('false');
  });

  test('pays a cost by keyboard, with one stop for Tab', () => {
    const said = vi.fn();
    render(<PayingHand said={said} />);
    const list = screen.getByRole('listbox', { name: 'Your hand: choose cards for Revive' });
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    const stops = () =>
      within(list)
        .getAllByRole('option')
        .map((o) => o.tabIndex);
    expect(stops()).toEqual([0, -1, -1, -1]);
    within(list).getAllByRole('option')[0]!.focus();
    press('ArrowRight');
    press(' ');
    expect(said).toHaveBeenLastCalledWith(['KH']);
    expect(stops()).toEqual([-1, 0, -1, -1]);
    press('End');
    press('Enter');
    expect(said).toHaveBeenCalledTimes(1);
    press('ArrowRight');
    press('Home');
    press('Enter');
    expect(said).toHaveBeenLastCalledWith(['KH', 'AH']);
  });

  test('says when it is empty', () => {
    render(<Hand cards={[]} onSelect={() => {}} />);
    expect(screen.getByText('No cards in hand.')).toBeDefined();
  });
});

describe('HiddenHand', () => {
  test('[MW 12.0] shows only cards that were seen taken', () => {
    const { container } = render(<HiddenHand owner="Mara" count={5} known={['KD', '4S']} />);
    expect(screen.getByText('Mara holds 5 cards. Seen: King of Diamonds, 4 of Spades. 3 unseen.')).toBeDefined();
    expect(container.querySelectorAll('svg[data-suit]')).toHaveLength(2);
    expect(container.querySelectorAll('svg:not([data-suit])')).toHaveLength(3);
  });

  test.each([
    [0, 'Mara holds no cards.'],
    [1, 'Mara holds 1 card, all unseen.'],
  ])('with %i', (count, words) => {
    render(<HiddenHand owner="Mara" count={count} />);
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('FaceUpRow', () => {
  const battle = { row: CARDS, deck: { size: 31, cards: null, top: null }, discard: ['2H', 'QS'] } as const;

  test('draws a face-up card or from the deck', () => {
    const onDraw = vi.fn();
    render(<FaceUpRow battle={battle} onDraw={onDraw} />);
    fireEvent.click(screen.getByRole('button', { name: 'Draw the 10 of Spades, worth 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Draw unseen from the deck, 31 cards left' }));
    fireEvent.click(screen.getByRole('button', { name: 'Draw the 10 of Spades, worth 1' }), { detail: 2 }); // a double click
    expect(onDraw.mock.calls).toEqual([['10S'], ['deck']]);
  });

  test('keeps the focus where a card was drawn: the next one comes to the same place', () => {
    const { rerender } = render(<FaceUpRow battle={battle} onDraw={vi.fn()} />);
    screen.getByRole('button', { name: 'Draw the 10 of Spades, worth 1' }).focus();
    rerender(<FaceUpRow battle={battle} />); // the others draw
    rerender(<FaceUpRow battle={{ ...battle, row: CARDS.with(3, 'KD') }} onDraw={vi.fn()} />);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Draw the King of Diamonds, worth 2');
  });

  test('opens the discards', () => {
    const open = vi.fn();
    render(<FaceUpRow battle={battle} onOpenDiscards={open} />);
    fireEvent.click(screen.getByRole('button', { name: 'Look through the discards, 2, Queen of Spades on top' }));
    expect(open).toHaveBeenCalledOnce();
  });

  test('has nothing to press when it is not one’s turn', () => {
    render(<FaceUpRow battle={battle} />);
    const ace = screen.getByRole('button', { name: 'The Ace of Hearts, worth 3' });
    expect([ace.getAttribute('aria-disabled'), ace.tabIndex]).toEqual(['true', -1]);
    expect(screen.queryByRole('button', { name: /^Draw/ })).toBeNull();
  });
});

test('DiscardView lists each suit from the Ace down', () => {
  render(<DiscardView cards={['2H', 'QS', '10H', 'AH', 'KH']} />);
  const hearts = within(screen.getByRole('list', { name: 'Discarded Hearts' })).getAllByRole('img');
  expect(hearts.map((card) => card.getAttribute('aria-label')?.split(' ')[0])).toEqual(['Ace', 'King', '10', '2']);
  expect(screen.queryByRole('list', { name: 'Discarded Clubs' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Clubs' }).textContent).toContain('None');
});

describe('AttackChoice', () => {
  test('[MW 18.3] the chooser picks one of three faces', () => {
    const onChoose = vi.fn();
    render(<AttackChoice attacker="Warrior" onChoose={onChoose} notes={{ light: 'Power 3' }} />);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    fireEvent.click(screen.getByRole('radio', { name: /Feint/ }));
    expect(onChoose).toHaveBeenCalledWith('feint');
    expect(screen.getByText('Power 3')).toBeDefined();
  });

  test('[MW 18.3] the others are told that a choice was made, and see a back', () => {
    const { container } = render(<AttackFaceDown attacker="Warrior" />);
    expect(screen.getByRole('status').textContent).toBe('Warrior has chosen, face down');
    expect(container.innerHTML).not.toMatch(/light|heavy|feint/i);
  });
});

describe('symbols', () => {
  test('every fighter and token has its own', () => {
    const different = (drawn: readonly object[]) => new Set(drawn.map((glyph) => JSON.stringify(glyph))).size;
    expect(different(Object.values(FIGHTER_GLYPHS))).toBe(14);
    expect(different(Object.values(TOKENS).map(({ glyph }) => glyph))).toBe(12);
  });
});

describe('marks', () => {
  test.each([
    [<ActionCounter key="" left={2} />, '2 actions left'],
    [<ActionCounter key="" left={1} />, '1 action left'],
    [<ActionCounter key="" left={0} />, 'No actions left'],
    [<DamagePips key="" damage={4} toughness={7} />, '4 of 7 damage'],
    [<DamagePips key="" damage={7} toughness={7} />, 'Taken down, 7 of 7 damage'],
    [<TokenChip key="" token="third-eye" />, 'Third Eye'],
    [<TokenChip key="" token="carrying" detail="treasure" />, 'Carrying: treasure'],
  ])('%#: in words', (mark, words) => {
    const { container } = render(mark);
    expect(container.textContent).toBe(words);
  });

  test('as many pips are filled as there is damage', () => {
    const { container } = render(<DamagePips damage={4} toughness={7} />);
    expect(container.querySelectorAll('svg')).toHaveLength(7);
    expect(container.querySelectorAll('svg[data-hurt]')).toHaveLength(4);
  });
});

test('ReferenceCard prints everything it is given', () => {
  render(
    <ReferenceCard
      name="Warlock"
      glyph="warlock"
      source="HOUSE"
      slots={2}
      attributes={{ T: 6, M: 5, A: 1, Df: 2, E: 1, Dg: 3 }}
      attacks={[
        {
          name: 'Melee',
          type: 'melee',
          range: '0–1″',
          light: { power: 3, precision: 9 },
          heavy: { power: 6, precision: 5 },
        },
        {
          name: 'Spark',
          type: 'missile spell',
          range: '1–5″',
          single: { power: 3, precision: 4 },
          cost: [{ amount: '1', of: 'D' }],
        },
      ]}
      abilities={[
        {
          name: 'Summon',
          kind: 'Spell Action',
          cost: [{ amount: '2', of: 'C' }],
          timing: 'In its activation',
          text: 'A Minion arrives.',
        },
      ]}
      state={{ damage: 2, toughness: 6, actions: 1, tokens: [{ token: 'hexed' }] }}
    />,
  );
  const card = screen.getByRole('article', { name: 'Warlock, reference card' });
  const text = card.textContent ?? '';
  for (const words of ['HOUSE', '2 slots', 'Toughness6', 'Dodge bonus3', 'Light Power 3, Precision 9', '1 Diamond'])
    expect(text).toContain(words);
  for (const words of ['2 Clubs', 'In its activation. A Minion arrives.', '2 of 6 damage', '1 action left', 'Hexed'])
    expect(text).toContain(words);
});

describe('SpellStrip', () => {
  const show = () => {
    const calls = { onCast: vi.fn(), onAsking: vi.fn() };
    render(
      <SpellStrip
        title="Barrier? 4 damage to your Cleric"
        asking="mine"
        spells={[
          {
            id: 'barrier',
            spell: 'barrier',
            caster: 'Cleric',
            change: 'Damage 4 → 2.7 on average.',
          },
        ]}
        {...calls}
      />,
    );
    return calls;
  };

  test('casts what is offered', () => {
    const { onCast } = show();
    expect(screen.getByRole('region', { name: 'Barrier? 4 damage to your Cleric' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cast Barrier' }));
    expect(onCast.mock.calls).toEqual([['barrier']]);
  });

  test('says what a spell would change, before it is cast', () => {
    show();
    expect(screen.getByText('Damage 4 → 2.7 on average.')).toBeDefined();
  });

  test('[MW-R61] remembers when to ask', () => {
    const { onAsking } = show();
    fireEvent.change(screen.getByRole('combobox', { name: 'Ask me' }), { target: { value: 'never' } });
    expect(onAsking).toHaveBeenCalledWith('never');
  });
});
