/** The choice as a small game: how both sides mix at best, what it is worth, and what deviating costs. In words first. */

import type { AttackOdds } from '@muster/magewinds';
import { Bars } from '../../../parts/Bars.tsx';
import { CHOICE_NAMES, DEFENCE_NAMES } from '../parts/attack-odds.ts';
import { type Exposed, exposedBy } from './exposed.ts';
import css from './odds.module.css';
import { costWords, mixWords, points, singleWords } from './words.ts';

interface SideProps<K extends string, A extends string> {
  readonly title: string;
  /** Who answers. */
  readonly other: string;
  readonly mix: Readonly<Partial<Record<K, number>>>;
  readonly lost: Readonly<Partial<Record<K, number>>>;
  readonly exposed: readonly Exposed<K, A>[];
  readonly names: Readonly<Record<K, string>>;
  readonly answers: Readonly<Record<A, string>>;
}

const Side = <K extends string, A extends string>(side: SideProps<K, A>) => {
  const { title, other, mix, lost, exposed, names, answers } = side;
  return (
    <div className={css.mixSide}>
      <h3>{title}</h3>
      <Bars lines={(Object.entries(mix) as [K, number][]).map(([key, chance]) => ({ words: names[key], chance }))} />
      <p className="small">
        {costWords(lost, names)} Once the {other} sees through it:
      </p>
      <ul className={css.exposed}>
        {exposed.map(({ choice, answer, by }) => (
          <li key={choice}>
            always {names[choice]} {by < 0.005 ? 'gives up nothing' : `gives up ${points(by)}, to ${answers[answer]}`}
          </li>
        ))}
      </ul>
    </div>
  );
};

interface Props {
  readonly odds: AttackOdds;
  readonly attacker: string;
  readonly defender: string;
}

export const Mix = ({ odds, attacker, defender }: Props) => {
  const { equilibrium, deviation } = odds;
  const exposed = exposedBy(odds);
  if (equilibrium === undefined || deviation === undefined || exposed === undefined)
    return <p className={css.words}>{singleWords(odds, defender)}</p>;
  return (
    <section aria-labelledby="best-mix">
      <h2 id="best-mix" className={css.partTitle}>
        The best mix
      </h2>
      <p className={css.words}>
        The {attacker} plays {mixWords(equilibrium.attacker, CHOICE_NAMES)}; the {defender} answers with{' '}
        {mixWords(equilibrium.defender, DEFENCE_NAMES)}. Then the attack is worth{' '}
        <strong>{points(equilibrium.value)}</strong> to the attacker, actions counted, and neither side can do better by
        choosing otherwise.
      </p>
      <div className={css.mix}>
        <Side
          title={attacker}
          other={defender}
          mix={equilibrium.attacker}
          lost={deviation.attacker}
          exposed={exposed.attacker}
          names={CHOICE_NAMES}
          answers={DEFENCE_NAMES}
        />
        <Side
          title={defender}
          other={attacker}
          mix={equilibrium.defender}
          lost={deviation.defender}
          exposed={exposed.defender}
          names={DEFENCE_NAMES}
          answers={CHOICE_NAMES}
        />
      </div>
    </section>
  );
};
