/** The page as it is sent for a short address: the same one, with what a chat shows of it in its head. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => ENTITIES[c]!);

export interface Preview {
  readonly title: string;
  readonly words: string;
  /** Whole addresses: those who read this are elsewhere. */
  readonly address: string;
  readonly picture: string | null;
}

const meta = (name: 'name' | 'property', of: string, content: string): string =>
  `<meta ${name}="${of}" content="${escaped(content)}" />`;

const tagsOf = ({ title, words, address, picture }: Preview): readonly string[] => [
  meta('name', 'description', words),
  meta('property', 'og:type', 'website'),
  meta('property', 'og:site_name', 'Muster'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', words),
  meta('property', 'og:url', address),
  ...(picture === null ? [] : [meta('property', 'og:image', picture), meta('property', 'og:image:type', 'image/png')]),
  meta('name', 'twitter:card', picture === null ? 'summary' : 'summary_large_image'),
  meta('name', 'robots', 'noindex'),
];

/** In place of the page's own title and description. */
export const withPreview = (page: string, preview: Preview): string => {
  const bare = page.replace(/<meta name="description"[^>]*>/, '');
  const titled = bare.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(preview.title)} · Muster</title>`);
  return titled.replace('</head>', () => `${tagsOf(preview).join('\n    ')}\n  </head>`);
};
