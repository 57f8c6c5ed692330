// The pages about rules that are written from a rules text: an index of all of them, and the reasons of those that are ours.
import type { RuleText } from '@muster/kernel';

/** Anchors as code hosts make them. */
const anchor = (id: string): string => id.toLowerCase().replaceAll('.', '').replaceAll(' ', '-');
const code = (text: string): string => `\`${text}\``;

const wrapped = (text: string): string => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line && line.length + 1 + word.length > 120) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join('\n');
};

/** The page up to its first section that is written from the rules text. */
export const introduction = (page: string, sections: readonly string[]): string => {
  const starts = sections.map((section) => page.indexOf(`\n## ${section}\n`)).filter((at) => at >= 0);
  return starts.length > 0 ? page.slice(0, Math.min(...starts)) : page;
};

/** One row for each rule. What is ours leads to the page `rulings`. */
export const indexSection = (section: string, rules: readonly RuleText[], rulings: string, heading = 'id'): string => {
  const row = ({ id, title, text, source, version }: RuleText): string => {
    const number = source === 'house' ? `[${id}](../rulings/${rulings}.md#${anchor(id)})` : id;
    return `| ${number} | **${title}.** ${text} | ${version ? `${source}, ${version}` : source} |\n`;
  };
  const rows = rules.filter((rule) => rule.section === section).map(row);
  return `| ${heading} | rule | source |\n|---|---|---|\n${rows.join('')}`;
};

const entry = ({ id, title, text, departs, option, why }: RuleText): string => {
  const against = departs ? '**Departs from the book.**\n' : '';
  const set = option ? `Switch ${code(option.switch)}: ${option.values.map(code).join(' or ')}.\n` : '';
  return `\n### ${id}\n\n${wrapped(`**${title}.** ${text}`)}\n${against}${set}${wrapped(`Why: ${why}`)}\n`;
};

export const rulingsSection = (section: string, rules: readonly RuleText[]): string => {
  const ours = rules.filter((rule) => rule.section === section && rule.source === 'house');
  return ours.length > 0 ? `\n## ${section}\n${ours.map(entry).join('')}` : '';
};

/** The rows that a table of switches has to have. */
export const switchRows = (rules: readonly RuleText[]): readonly string[] =>
  rules
    .flatMap(({ option }) => option ?? [])
    .map(({ switch: name, values }) => `| ${code(name)} | ${values.map(code).join(', ')} |`);
