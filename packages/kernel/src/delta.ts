/**
 * The difference between two views, for a wire: small, plain JSON, and enough to make the later view of the earlier one. A delta is
 * read against what stood there before:
 *
 *     anything but a list     this stands there now: 3, "fresh", null, false, {"x":1,"y":2}
 *     []                      nothing stands there any more
 *     [value]                 this value stands there now, as it is: [[1,2]] is the list [1,2]
 *     ["a,b,c", d, e]         it is changed within: at a by the delta d, at b and at c by e. Names are separated by commas, no two
 *                             are the same, and the last delta holds for all names that are left
 *     ["a.b", d]              short for ["a", ["b", d]], also among other names
 *     [at, gone, d, e, …]     two whole numbers first. In the list that stands there, from place `at` on, so many items are gone,
 *                             and where they were are those that the deltas d, e, … make of nothing
 *
 * In an object, names are fields; those not named stay. In a list they are places before the change, counted from 0: items that are
 * gone are closed up on in the end, and the places after the last one take new items. Where neither an object nor a list stands
 * (nothing, null, a number), names begin with an empty object and [at, gone, …] begins with an empty list. The delta of a whole view is
 * one with names, or an object, which is the new view, or null: nothing has changed. What stays the same is never told: of the
 * configuration nothing, as long as nothing secret in it is opened.
 *
 *     {"round":1,"units":[{"at":4,"fresh":true},{"at":7,"fresh":true}],"stack":["turn","move"],"won":null}
 *     ["stack,units",[1,1],["0,1",["fresh",false]]]             "move" is off the stack, both units have acted
 *     ["units.1.at,won",8,["seat,by",0,"points"]]               the second unit is at 8; won is {"seat":0,"by":"points"}
 *     ["round,units",2,["1,2",[],{"at":9,"fresh":true}]]        round 2; the second unit is gone, and one at 9 has come
 *
 * A name with a comma or a dot in it cannot be written like this: what has one is told whole.
 */

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What is told over the wire. */
export type Delta = Json;

type Fields = Readonly<Record<string, Json>>;
type List = readonly Json[];

const isList = (x: unknown): x is List => Array.isArray(x);
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

// --- Telling: each delta as text, for the shortest one is sent ---

interface Change {
  readonly name: string;
  readonly text: string;
}

const GONE = '[]';

/** Of two that are as long the first: it leaves more as it is. */
const shorter = (first: string | undefined, second: string): string =>
  first !== undefined && first.length <= second.length ? first : second;

/** What has changed within, or the whole where that is shorter; it is not written out where it cannot be. */
const orWhole = (within: string | undefined, x: Json): string =>
  within !== undefined && isAsLong(x, within.length) ? within : shorter(within, whole(x));

/** Whether something has at least so many characters, as far as a first look at it tells. */
const isAsLong = (x: Json, length: number): boolean => leastLength(x, length) >= length;

/** Counts its characters, rather too few, and no further than `enough`. */
const leastLength = (x: Json, enough: number): number => {
  if (typeof x === 'string') return x.length + 2;
  if (!isList(x) && !isFields(x)) return 1;
  let count = 1;
  if (isList(x)) for (let i = 0; i < x.length && count < enough; i++) count += leastLength(x[i]!, enough - count) + 1;
  else
    for (const name of Object.keys(x)) {
      if (count >= enough) break;
      if (x[name] !== undefined) count += name.length + 4 + leastLength(x[name], enough - count);
    }
  return count;
};

const QUOTE = 34;
const BRACKET = 91;

/** Where the only name ends of a delta that has one name; 0 where it has none, or several. */
const onlyNameEnd = (text: string): number => {
  if (text.charCodeAt(0) !== BRACKET || text.charCodeAt(1) !== QUOTE) return 0;
  const end = text.indexOf('"', 2);
  const name = text.slice(2, end);
  return text[end + 1] !== ',' || name.includes(',') || name.includes('\\') ? 0 : end;
};

/** Which delta is told once for all names that share it: the one that saves most, of several the last; undefined where none is shared. */
const mostShared = (changes: readonly Change[]): string | undefined => {
  let most = 1;
  let shared: string | undefined;
  for (let i = 0; i < changes.length; i++) {
    const { text } = changes[i]!;
    let saved = 0;
    for (let other = i + 1; other < changes.length; other++) if (changes[other]!.text === text) saved += text.length;
    if (saved >= most) [most, shared] = [saved, text];
  }
  return shared;
};

const cannotBeWritten = ({ name }: Change): boolean => name.includes('.') || name.includes(',');

/** `["a,b,c",d,e]`, those that share a delta last; undefined where a name cannot be written. `["a",["b",d]]` is `["a.b",d]`. */
const named = (changes: readonly Change[]): string | undefined => {
  if (changes.length === 0 || changes.some(cannotBeWritten)) return undefined;
  const shared = mostShared(changes);
  let names = '';
  let sharing = '';
  let deltas = '';
  for (const { name, text } of changes) {
    const end = text === shared ? 0 : onlyNameEnd(text);
    if (text === shared) sharing += `,${name}`;
    else if (end === 0) [names, deltas] = [`${names},${name}`, `${deltas},${text}`];
    else [names, deltas] = [`${names},${name}.${text.slice(2, end)}`, `${deltas},${text.slice(end + 2, -1)}`];
  }
  if (shared !== undefined) deltas += `,${shared}`;
  return `[${JSON.stringify(`${names}${sharing}`.slice(1))}${deltas}]`;
};

const whole = (x: Json): string => (isList(x) ? `[${JSON.stringify(x)}]` : JSON.stringify(x));

const spliced = (at: number, gone: number, items: List): string => `[${[at, gone, ...items.map(fromNothing)].join()}]`;

const fromNothing = (x: Json): string => {
  if (isList(x)) return shorter(spliced(0, 0, x), whole(x));
  if (!isFields(x)) return whole(x);
  return shorter(named(namesOf(x).map((name) => ({ name, text: fromNothing(x[name]!) }))), whole(x));
};

/** How short `fromNothing` can be at best: fields may share what they hold, but each is named. */
const leastFromNothing = (x: Json): number => {
  if (!isFields(x)) return typeof x === 'string' ? x.length + 2 : 1;
  let count = 2;
  for (const name of Object.keys(x)) if (x[name] !== undefined) count += name.length + 1;
  return count;
};

const namesOf = (x: Fields): readonly string[] => Object.keys(x).filter((name) => x[name] !== undefined);

const at = (x: Fields, name: string): Json | undefined => (Object.hasOwn(x, name) ? x[name] : undefined);

const addChange = (
  changes: Change[],
  name: string,
  before: Json | undefined,
  after: Json | undefined,
  within: Changed = changed,
): void => {
  if (before === after) return;
  const text = after === undefined ? GONE : before === undefined ? fromNothing(after) : within(before, after);
  if (text !== undefined) changes.push({ name, text });
};

const areAlike = (names: readonly string[], others: readonly string[]): boolean => {
  if (names.length !== others.length) return false;
  for (let i = 0; i < names.length; i++) if (names[i] !== others[i]) return false;
  return true;
};

const fieldChanges = (before: Fields, after: Fields, within: Changed = changed): readonly Change[] => {
  const changes: Change[] = [];
  const names = Object.keys(after);
  const had = Object.keys(before);
  if (areAlike(had, names)) {
    for (const name of names) addChange(changes, name, before[name], after[name], within);
    return changes;
  }
  for (const name of had) if (at(after, name) === undefined) addChange(changes, name, before[name], undefined);
  for (const name of names)
    if (after[name] !== undefined) addChange(changes, name, at(before, name), after[name], within);
  return changes;
};

/** Place by place. */
const itemChanges = (before: List, after: List): readonly Change[] => {
  const changes: Change[] = [];
  for (let i = 0; i < before.length || i < after.length; i++) addChange(changes, `${i}`, before[i], after[i]);
  return changes;
};

/** Whether both say the same, however their fields are ordered. */
export const isSameData = (a: unknown, b: unknown): boolean => isSame(a as Json | undefined, b as Json | undefined);

const isSame = (a: Json | undefined, b: Json | undefined): boolean => {
  if (a === b) return true;
  if (isList(a)) return isList(b) && areSameItems(a, b);
  return isFields(a) && isFields(b) && areSameFields(a, b);
};

/** Plain loops: it is asked of all that stands around a viewer, with every command. */
const areSameItems = (a: List, b: List): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
};

const areSameFields = (a: Fields, b: Fields): boolean => {
  for (const name of Object.keys(a)) if (!isSame(a[name], at(b, name))) return false;
  for (const name of Object.keys(b)) if (b[name] !== undefined && at(a, name) === undefined) return false;
  return true;
};

/** What is between the items at both ends that stay as they are; undefined where it cannot be shorter than so many characters. */
const middle = (before: List, after: List, start: number, length: number): string | undefined => {
  const most = Math.min(before.length, after.length) - start;
  let kept = 0;
  while (kept < most && isSame(before.at(-1 - kept), after.at(-1 - kept))) kept++;
  const items = after.slice(start, after.length - kept);
  let least = 0;
  for (const item of items) least += leastFromNothing(item);
  return least >= length ? undefined : spliced(start, before.length - kept - start, items);
};

const changedList = (before: List, after: List): string | undefined => {
  const changes = itemChanges(before, after);
  if (changes.length === 0) return undefined;
  const inside = named(changes);
  const between = middle(before, after, Number(changes[0]!.name), inside?.length ?? Number.POSITIVE_INFINITY);
  return orWhole(between === undefined ? inside : shorter(inside, between), after);
};

type Changed = (before: Json, after: Json) => string | undefined;

/** What has become of something; undefined when it is the same. `within`: what has become of its fields. */
const changed = (before: Json, after: Json, within?: Changed): string | undefined => {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return changedList(before, after);
  if (isFields(before) && isFields(after)) {
    const changes = fieldChanges(before, after, within);
    return changes.length === 0 ? undefined : orWhole(named(changes), after);
  }
  return isFields(before) || isList(before) ? whole(after) : fromNothing(after);
};

/** What has to be told to someone who has the view `before`, so that it has the view `after`. Null when they are the same. */
export const deltaOf = <S extends object>(before: S, after: S): Delta => {
  const text = deltaTextOf(before, after);
  return text === undefined ? null : (JSON.parse(text) as Delta);
};

/** The same as JSON; undefined when they are the same. */
export type DeltaText = (before: object, after: object) => string | undefined;

export const deltaTextOf: DeltaText = (before, after) => changed(before as Fields, after as Fields);

/**
 * For one step of a match: several viewers see most of it alike. What has become of an object, and of the fields of a view, is worked out
 * once for all who had the very same before them and have the very same now.
 */
export const sharedDeltas = (): DeltaText => {
  const known = new Map<Json, { readonly before: Json; readonly text: string | undefined }>();
  const once = (before: Json, after: Json, work: Changed): string | undefined => {
    const found = known.get(after);
    if (found?.before === before) return found.text;
    const text = work(before, after);
    known.set(after, { before, text });
    return text;
  };
  const field: Changed = (before, after) =>
    isFields(after) || isList(after) ? once(before, after, changed) : changed(before, after);
  const view: Changed = (before, after) => changed(before, after, field);
  return (before, after) => once(before as Fields, after as Fields, view);
};

// --- Hearing ---

/** A delta that was not made for what it is read against, or is none. */
export class UnfitDelta extends Error {}

const unfit = (where: string, problem: string): never => {
  throw new UnfitDelta(`the delta does not fit${where === '' ? '' : ` at ${where.slice(1)}`}: ${problem}`);
};

/** What stands there now; undefined when nothing does. */
const made = (before: Json | undefined, delta: Delta, where: string): Json | undefined => {
  if (!isList(delta)) return delta;
  if (delta.length === 0 && before === undefined) unfit(where, 'nothing is there to go');
  if (delta.length < 2) return delta[0];
  if (typeof delta[0] !== 'string') return splicedIn(before, delta, where);
  const changes = changesIn(delta[0].split(','), delta.slice(1), where);
  return isList(before) ? itemsIn(before, changes, where) : fieldsIn(before, changes, where);
};

/** By first name: `a.b` with d is `a` with `["b",d]`. */
const changesIn = (names: readonly string[], deltas: List, where: string): ReadonlyMap<string, Delta> => {
  if (deltas.length > names.length) unfit(where, 'it has more changes than names');
  const changes = new Map<string, Delta>();
  names.forEach((name, i) => {
    const [delta, dot] = [deltas[Math.min(i, deltas.length - 1)]!, name.indexOf('.')];
    if (dot < 0) changes.set(name, delta);
    else changes.set(name.slice(0, dot), [name.slice(dot + 1), delta]);
  });
  if (changes.size < names.length) unfit(where, 'it names something twice');
  return changes;
};

/** By entries, so that a field of any name is only a field. */
const fieldsIn = (before: Json | undefined, changes: ReadonlyMap<string, Delta>, where: string): Json => {
  const fields = new Map(isFields(before) ? Object.entries(before) : []);
  for (const [name, delta] of changes) {
    const now = made(fields.get(name), delta, `${where}.${name}`);
    if (now === undefined) fields.delete(name);
    else fields.set(name, now);
  }
  return Object.fromEntries(fields);
};

const PLACE = /^(?:0|[1-9]\d{0,8})$/;

const itemsIn = (before: List, changes: ReadonlyMap<string, Delta>, where: string): Json => {
  const items: (Json | undefined)[] = before.slice();
  const added = [...changes.keys()].filter((name) => Number(name) >= before.length).length;
  for (const [name, delta] of changes) {
    const place = Number(name);
    if (!PLACE.test(name) || place >= before.length + added) unfit(`${where}.${name}`, 'there is no such place');
    items[place] = made(before[place], delta, `${where}.${name}`);
  }
  return items.filter((x) => x !== undefined);
};

const isCount = (x: unknown, most: number): x is number =>
  Number.isInteger(x) && (x as number) >= 0 && (x as number) <= most;

const splicedIn = (before: Json | undefined, [at, gone, ...items]: List, where: string): Json => {
  if (isFields(before)) return unfit(where, 'no list is there');
  const list = isList(before) ? before : [];
  if (!isCount(at, list.length) || !isCount(gone, list.length - at)) return unfit(where, 'there are no such places');
  const put = items.map((item, i) => made(undefined, item, `${where}.${at + i}`)!);
  return [...list.slice(0, at), ...put, ...list.slice(at + gone)];
};

/** The view that a delta tells of. What has not changed is the same object as before. Throws where the delta does not fit. */
export const patched = <S extends object>(view: S, delta: unknown): S => {
  if (delta === null) return view;
  const isNamed = isList(delta) && delta.length > 1 && typeof delta[0] === 'string';
  if (!isNamed && !isFields(delta)) return unfit('', 'it is not one of a whole view');
  return made(view as unknown as Fields, delta as Delta, '') as unknown as S;
};
