/** The heads and the figures of a table of numbers: the same for sides and for units. */

export const FigureHeads = ({ of, heads }: { readonly of: string; readonly heads: readonly string[] }) => (
  <thead>
    <tr>
      <th scope="col">{of}</th>
      {heads.map((head) => (
        <th key={head} scope="col" className="number">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

interface FiguresProps {
  readonly heads: readonly string[];
  /** Under the heads, in their order. */
  readonly figures: readonly (number | string)[];
}

export const FigureCells = ({ heads, figures }: FiguresProps) =>
  heads.map((head, i) => (
    <td key={head} className="number">
      {figures[i]}
    </td>
  ));
