/** A worked example: the dice as they lay on the table, or a line of sight on a little board. */

import type { ExampleAttack, ExampleDefence, ExampleHalf, RuleExample } from '@muster/grid-battles';
import { Highlighted } from '../../../pages/rules/Highlighted.tsx';
import { inPlace, times } from '../../../parts/inPlace.tsx';
import { Die, DieSymbol } from '../dice/Die.tsx';
import { hitWords } from '../dice/describe.ts';
import type { FaceSymbol } from '../dice/faces.ts';
import css from './grid-battles-rules.module.css';
import { SightBoard } from './SightBoard.tsx';

const DIE = 44;

const FromGround = ({ symbol, many }: { readonly symbol: FaceSymbol; readonly many: number }) => (
  <>
    {times(many, () => (
      <span className={css.fromGround}>
        <DieSymbol symbol={symbol} size={26} />
        <span>ground</span>
      </span>
    ))}
  </>
);

const Dice = ({ dice, advantage = true }: { readonly dice: Pool; readonly advantage?: boolean }) =>
  inPlace<Pool[number]>(dice, ({ colour, face, bonus }) => (
    <span className={css.fromGround}>
      <Die colour={colour} face={face} size={DIE} bonusCounts={advantage} />
      {bonus && <span>ground</span>}
    </span>
  ));

type Pool = ExampleAttack['dice'] | ExampleDefence['dice'];

const hitsWords = ({ hits, hitsWithoutAdvantage }: ExampleHalf): string => {
  const without = hitsWithoutAdvantage === undefined ? '' : `, without Advantage ${hitsWithoutAdvantage}`;
  return hitWords(hits) + without;
};

const Half = ({ half, title }: { readonly half: ExampleHalf; readonly title: string }) => {
  const { attack, defence, health } = half;
  return (
    <div className={css.half}>
      <p className="overline">{title}</p>
      <div className={css.roll}>
        <Dice dice={attack.dice} advantage={attack.advantage} />
        <FromGround symbol="damage" many={attack.damage ?? 0} />
        <FromGround symbol="bonus" many={attack.bonus ?? 0} />
        <span className={css.sign}>against</span>
        <Dice dice={defence.dice} />
        <FromGround symbol="shield" many={defence.shields ?? 0} />
        <span className={css.result}>
          <strong>{hitsWords(half)}</strong>
          {health && (
            <span className="small muted">
              health {health.before} to {health.after}
            </span>
          )}
        </span>
      </div>
    </div>
  );
};

const halfOf = (example: RuleExample): ExampleHalf | undefined =>
  example.attack && example.defence && example.hits !== undefined ? (example as ExampleHalf) : undefined;

const advantageWords = ({ attack }: ExampleHalf): string => (attack.advantage ? ', with Advantage' : '');

export const Example = ({ example, words }: { readonly example: RuleExample; readonly words: readonly string[] }) => {
  const half = halfOf(example);
  return (
    <figure className={css.example}>
      <figcaption className={css.exampleWords}>
        <span className="overline">Example</span>
        <Highlighted text={example.words} words={words} />
      </figcaption>
      {half && <Half half={half} title={`The attack${advantageWords(half)}`} />}
      {example.battleBack && (
        <Half half={example.battleBack} title={`Battle Back${advantageWords(example.battleBack)}`} />
      )}
      {example.board && <SightBoard sight={example.board} />}
    </figure>
  );
};
