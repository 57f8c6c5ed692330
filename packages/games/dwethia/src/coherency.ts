/** Who stands together (DW-41 to DW-46), from nothing but the question who stands beside whom. */

/** everyone linked to `start` through neighbours, itself first, then in the order of `all`. */
export const groupOf = <M>(start: M, all: readonly M[], areBeside: (a: M, b: M) => boolean): readonly M[] => {
  const group = [start];
  const rest = all.filter((one) => one !== start);
  for (let i = 0; i < group.length; i++)
    for (let j = 0; j < rest.length; )
      if (areBeside(group[i]!, rest[j]!)) group.push(rest.splice(j, 1)[0]!);
      else j++;
  return group;
};

/** Everyone within so many links of `start`, itself included: DW-73's Range 2 is two links, Range 3 is three. */
export const withinLinks = <M>(
  start: M,
  all: readonly M[],
  links: number,
  areBeside: (a: M, b: M) => boolean,
): readonly M[] => {
  const found = [start];
  let from = 0;
  for (let link = 0; link < links; link++) {
    const till = found.length;
    for (const one of all)
      if (!found.includes(one) && found.slice(from, till).some((near) => areBeside(near, one))) found.push(one);
    from = till;
  }
  return found;
};

/** All groups, each by its first member in the order of `all`. */
export const groups = <M>(all: readonly M[], areBeside: (a: M, b: M) => boolean): readonly (readonly M[])[] => {
  const seen = new Set<M>();
  return all.flatMap((one) => {
    if (seen.has(one)) return [];
    const group = groupOf(one, all, areBeside);
    for (const member of group) seen.add(member);
    return [group];
  });
};
