// Who may import whom: the one list. A package stands on those named here and on no other; so do the rooms of the page.

const RULES = ['kernel', 'dice', 'geometry'];
/** Every package that has a card: a game. */
export const A_GAME = 'a game';
/** The card of a game (`@muster/magewinds/card`): what it is called, before it is loaded. */
export const A_CARD = 'a card';
const PLAYED = [...RULES, 'dwethia', A_GAME, 'games'];

/** `on`: what the package may import; `tests`: what only its tests may; `why`: what a reader is told who breaks it. */
export const PACKAGES = [
  { of: ['kernel'], on: [], why: 'the kernel stands alone' },
  {
    of: ['dice', 'geometry', 'test-kit'],
    on: ['kernel'],
    why: 'dice, geometry and test-kit stand on the kernel alone',
  },
  {
    of: ['dwethia', A_GAME],
    on: [...RULES, 'dwethia'],
    tests: ['test-kit'],
    why: 'a game stands on kernel, dice, geometry and a core it shares, never on another game; its tests also on test-kit',
  },
  { of: ['games'], on: ['kernel', A_CARD], why: 'the list stands on the kernel and on the cards of the games' },
  { of: ['ai'], on: PLAYED, tests: ['test-kit'], why: 'players stand on the rules' },
  { of: ['lab'], on: [...PLAYED, 'ai'], tests: ['test-kit'], why: 'the lab stands on the rules and on players' },
  { of: ['table'], on: ['kernel', 'ai'], tests: ['games'], why: 'the table knows no game, and players by their level' },
  { of: ['protocol'], on: ['kernel', 'ai', 'table'], why: 'the protocol knows no game' },
  {
    of: ['client'],
    on: ['kernel', 'table', 'protocol'],
    tests: ['games', A_GAME],
    why: 'a client meets the server only through protocol and knows no game',
  },
  {
    of: ['server'],
    on: ['kernel', 'ai', 'table', 'protocol', 'games'],
    tests: ['client', 'test-kit'],
    why: 'the server knows games by the list alone',
  },
  {
    of: ['web'],
    on: [...PLAYED, 'ai', 'table', 'protocol', 'client'],
    tests: ['test-kit'],
    why: 'the page meets the server only through protocol',
  },
  {
    of: ['bench'],
    on: [...PLAYED, 'ai', 'table', 'protocol', 'client', 'server'],
    why: 'the bench measures the packages below cli and page',
  },
  {
    of: ['cli'],
    on: [...PLAYED, 'ai', 'lab', 'table', 'protocol', 'client', 'server', 'bench'],
    why: 'the command line may import all but the page',
  },
  {
    of: ['docs', 'e2e', 'laws', 'museum', 'scripts'],
    on: [...PLAYED, 'test-kit', 'ai', 'lab', 'table', 'protocol', 'client', 'server'],
    why: 'only the command line imports cli and bench',
  },
];

const SHARED = ['contract', 'parts', 'measured', 'match', 'play', 'pages'];

/** The rooms of `packages/web/src`; each folder in `games` is one of its own, and none imports another. `app` finds the games. */
export const PAGE_ROOMS = [
  { of: ['contract'], on: [], why: 'the contract stands alone: what a game brings to the page, and what it gets' },
  { of: ['styles'], on: [], why: 'colours and measures stand alone' },
  { of: ['parts'], on: ['contract'], why: 'parts stand on the contract alone and know no game' },
  { of: ['measured'], on: ['contract', 'parts'], why: 'the measured board knows no game' },
  { of: ['match'], on: ['contract', 'parts'], why: 'battles that are kept know a game only by the contract' },
  { of: ['play'], on: ['contract', 'parts', 'match'], why: 'the table knows no game: useGames()' },
  { of: ['pages'], on: ['contract', 'parts', 'match'], why: 'shared pages know no game: useGames()' },
  { of: ['replay'], on: ['contract', 'parts', 'match', 'play'], why: 'replays know no game: useGames()' },
  {
    of: ['online'],
    on: ['contract', 'parts', 'match', 'play'],
    why: 'battles with people elsewhere know no game: useGames()',
  },
  { of: ['plain'], on: SHARED, why: 'the plain table stands on all that is shared, and knows no game' },
  {
    of: ['dwethia'],
    on: SHARED,
    why: 'what the Dwethia games share stands on all that is shared, and on none of them',
  },
  {
    of: [A_GAME],
    on: [...SHARED, 'dwethia', 'styles'],
    why: 'a game stands on all that is shared, never on another game, nor on the app that finds it',
  },
  {
    of: ['app'],
    on: [...SHARED, 'replay', 'online', 'plain', A_GAME, 'styles'],
    why: 'the app stands on all rooms',
  },
];
