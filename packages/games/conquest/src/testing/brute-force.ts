/** For tests only: fights counted face by face, from the words of the rules and nothing of the code that works odds out. */

export interface BruteUnit {
  readonly M: number;
  readonly S: number;
  readonly D: number;
  readonly A: number;
  readonly W: number;
  readonly I: number;
  readonly save?: number;
  readonly ignore?: number;
  readonly commander?: true;
  readonly hero?: true;
  readonly corrupt?: true;
  readonly worth?: number;
}

/** Switches and research that change how wounds are taken; what Field Medics of each side need. */
export interface BruteRules {
  readonly savesOptional?: true;
  readonly allocator?: 'attacker';
  readonly medics?: readonly [number | undefined, number | undefined];
}

export interface BruteSide {
  readonly wounds: readonly number[];
  readonly lost: readonly number[];
}

const FACES = [1, 2, 3, 4, 5, 6];

/** equal 4+; double 2+; higher 3+; half or less 6+; lower 5+. */
const chart = (own: number, other: number): number => {
  if (own === other) return 4;
  if (own >= 2 * other) return 2;
  if (own * 2 <= other) return 6;
  return own > other ? 3 : 5;
};

/** How many of so many dice succeed, over every way they can fall. */
const bySuccesses = (dice: number, needs: number): readonly number[] => {
  const ways = Array<number>(dice + 1).fill(0);
  const fall = (left: number, passed: number): void => {
    if (left === 0) ways[passed]! += 1;
    else for (const face of FACES) fall(left - 1, face >= needs ? passed + 1 : passed);
  };
  fall(dice, 0);
  return ways.map((n) => n / 6 ** dice);
};

/** DW-74, X-27: the highest Martial, and from two units on the highest positive and the lowest negative Integrity. */
const arvOf = (side: readonly BruteUnit[]): number => {
  const martial = Math.max(...side.map(({ M }) => M));
  if (side.length === 1) return Math.max(0, martial);
  const all = side.map(({ I }) => I);
  return Math.max(0, martial + Math.max(0, ...all) + Math.min(0, ...all));
};

interface Standing {
  readonly unit: BruteUnit;
  left: number;
}

/** a Commander only when nobody stands who is neither one nor corrupted. */
const exposedOf = (side: readonly Standing[]): readonly Standing[] => {
  const standing = side.filter(({ left }) => left > 0);
  const others = standing.filter(({ unit }) => unit.commander !== true);
  return others.some(({ unit }) => unit.corrupt !== true) ? others : standing;
};

/** wounded save bearers, save bearers; who ignores wounds, then the rest, the wounded first; of them the cheapest, or the dearest where the attacker allots. */
const nextOf = (side: readonly Standing[], rules: BruteRules): Standing | undefined => {
  const exposed = exposedOf(side);
  const isHurt = ({ unit, left }: Standing): boolean => left < unit.W;
  const saves = ({ unit }: Standing): boolean => unit.save !== undefined && rules.savesOptional !== true;
  const ignores = ({ unit }: Standing): boolean => unit.ignore !== undefined && rules.savesOptional !== true;
  const classes = [
    exposed.filter((one) => saves(one) && isHurt(one)),
    exposed.filter(saves),
    exposed.filter((one) => ignores(one) && isHurt(one)),
    exposed.filter(ignores),
    exposed.filter(isHurt),
    exposed,
  ];
  const found = classes.find((one) => one.length > 0) ?? [];
  const worths = found.map(({ unit }) => unit.worth ?? 0);
  const wanted = rules.allocator === 'attacker' ? Math.max(...worths) : Math.min(...worths);
  return found[worths.indexOf(wanted)];
};

interface Struck {
  readonly rules: BruteRules;
  readonly side: readonly Standing[];
  /** Who took the one before: wounds beyond the last model are counted on him. */
  readonly last: BruteUnit;
  readonly wounds: number;
  readonly destiny: number;
  /** What Field Medics need who have not been busy yet. */
  readonly medics: number | undefined;
  readonly chance: number;
  readonly suffered: number;
}

const share = (needs: number | undefined): number =>
  needs === undefined ? 0 : FACES.filter((face) => face >= needs).length / 6;

/** Wounds one by one, each with its save, what is ignored, medics, and Destiny for a hero that it would slay; a leaf for every way. */
const take = (at: Struck, leaf: (lost: number, suffered: number, chance: number) => void): void => {
  if (at.wounds === 0) {
    leaf(at.side.filter(({ left }) => left === 0).length, at.suffered, at.chance);
    return;
  }
  const next = nextOf(at.side, at.rules);
  const unit = next?.unit ?? at.last;
  const go = (isTaken: boolean, destiny: number, medics: number | undefined, chance: number): void => {
    if (chance === 0) return;
    const side = at.side.map((one) => ({ unit: one.unit, left: one === next && isTaken ? one.left - 1 : one.left }));
    const suffered = at.suffered + (isTaken ? 1 : 0);
    take({ rules: at.rules, side, last: unit, wounds: at.wounds - 1, destiny, medics, chance, suffered }, leaf);
  };
  const stopped = share(unit.save) + (1 - share(unit.save)) * share(unit.ignore);
  go(false, at.destiny, at.medics, at.chance * stopped);
  const through = at.chance * (1 - stopped);
  go(false, at.destiny, undefined, through * share(at.medics));
  let falls = through * (1 - share(at.medics));
  let points = at.destiny;
  if (next !== undefined && next.left === 1 && unit.hero === true)
    while (points > 0) {
      points -= 1;
      go(false, points, undefined, falls / 2);
      falls /= 2;
    }
  go(true, points, undefined, falls);
};

const inflictedOn = (
  struck: readonly BruteUnit[],
  byWounds: readonly number[],
  destiny: number,
  rules: BruteRules,
  medics: number | undefined,
): BruteSide => {
  const wounds = Array<number>(byWounds.length).fill(0);
  const lost = Array<number>(struck.length + 1).fill(0);
  byWounds.forEach((chance, n) => {
    const side = struck.map((unit) => ({ unit, left: unit.W }));
    take({ rules, side, last: struck[0]!, wounds: n, destiny, medics, chance, suffered: 0 }, (fallen, suffered, p) => {
      wounds[suffered]! += p;
      lost[fallen]! += p;
    });
  });
  return { wounds, lost };
};

/** Of the wounds that so many dice make. */
export const woundsBy = (dice: number, attack: number, wound: number): readonly number[] => {
  const total = Array<number>(dice + 1).fill(0);
  bySuccesses(dice, attack).forEach((p, hits) => {
    bySuccesses(hits, wound).forEach((q, n) => {
      total[n]! += p * q;
    });
  });
  return total;
};

export interface BruteFight {
  /** By side: dice, ARV, both needs; then what it inflicts and what it loses. */
  readonly figures: readonly (readonly [number, number, number, number])[];
  readonly inflicted: readonly [readonly number[], readonly number[]];
  readonly lost: readonly [readonly number[], readonly number[]];
}

/** CQ-58, DW-75, DW-76: dice of all, ARV against ARV, the highest Strength against the highest Defense. */
export const fought = (
  own: readonly BruteUnit[],
  others: readonly BruteUnit[],
  destiny: readonly [number, number] = [0, 0],
  rules: BruteRules = {},
): BruteFight => {
  const most = (side: readonly BruteUnit[], stat: 'S' | 'D'): number => Math.max(...side.map((unit) => unit[stat]));
  const figuresOf = (a: readonly BruteUnit[], b: readonly BruteUnit[]): readonly [number, number, number, number] => [
    a.reduce((sum, { A }) => sum + A, 0),
    arvOf(a),
    chart(arvOf(a), arvOf(b)),
    chart(most(a, 'S'), most(b, 'D')),
  ];
  const [mine, theirs] = [figuresOf(own, others), figuresOf(others, own)];
  const onOthers = inflictedOn(others, woundsBy(mine[0], mine[2], mine[3]), destiny[1], rules, rules.medics?.[1]);
  const onOwn = inflictedOn(own, woundsBy(theirs[0], theirs[2], theirs[3]), destiny[0], rules, rules.medics?.[0]);
  return { figures: [mine, theirs], inflicted: [onOthers.wounds, onOwn.wounds], lost: [onOwn.lost, onOthers.lost] };
};
