/**
 * A picture of a board or a field, drawn from what it shows: its layers are drawings of their own (SVG), which are written down with the styles
 * that they have here and painted one over the other. Whatever goes wrong, there is no picture.
 */

import { MOST_PICTURE, PICTURE_SIZE } from '@muster/protocol';

/** What an element has from its parent unless it says otherwise. */
const INHERITED = [
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-miterlimit', 'paint-order', 'visibility', 'color'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'font-variant'],
];

/** What it has of its own, and what that is where nothing is said. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  transform: 'none',
  display: 'inline',
  'vector-effect': 'none',
  'clip-path': 'none',
  filter: 'none',
  mask: 'none',
  'mix-blend-mode': 'normal',
  'dominant-baseline': 'auto',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};

/** Where a transform turns around: said only where there is one. */
const ORIGIN = ['transform-origin', 'transform-box'];

const isUnseen = (style: CSSStyleDeclaration): boolean =>
  style.display === 'none' || style.opacity === '0' || (style.visibility === 'hidden' && style.display === 'inline');

/** A copy that needs no style sheet. */
const styledCopy = (element: Element, parent: CSSStyleDeclaration | undefined): Node | undefined => {
  const style = getComputedStyle(element);
  if (isUnseen(style)) return undefined;
  const copy = element.cloneNode(false) as SVGElement;
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (parent === undefined || parent.getPropertyValue(name) !== value) copy.style.setProperty(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== usual && value !== '') copy.style.setProperty(name, value);
  }
  if (style.transform !== 'none') for (const name of ORIGIN) copy.style.setProperty(name, style.getPropertyValue(name));
  for (const child of element.childNodes) {
    const next = child instanceof Element ? styledCopy(child, style) : child.cloneNode();
    if (next !== undefined) copy.append(next);
  }
  return copy;
};

/** A layer as a drawing by itself, so many pixels large. */
const written = (layer: SVGSVGElement, width: number, height: number): string | undefined => {
  const copy = styledCopy(layer, undefined);
  if (!(copy instanceof SVGSVGElement)) return undefined;
  const { width: w, height: h } = layer;
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${w.baseVal.value} ${h.baseVal.value}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.removeProperty('transform');
  return new XMLSerializer().serializeToString(copy);
};

const imageOf = (svg: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the drawing cannot be painted'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });

/** In the middle of a picture that has the size of a preview, so that no chat cuts it. */
const paint = async (drawing: Element, layers: readonly SVGSVGElement[], part: number): Promise<HTMLCanvasElement> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(PICTURE_SIZE.width * part);
  canvas.height = Math.floor(PICTURE_SIZE.height * part);
  const context = canvas.getContext('2d')!;
  for (const under of [document.documentElement, document.body, drawing]) {
    context.fillStyle = getComputedStyle(under).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const { width, height } = layers[0]!.getBoundingClientRect();
  const scale = Math.min(canvas.width / width, canvas.height / height);
  const [w, h] = [Math.floor(width * scale), Math.floor(height * scale)];
  for (const layer of layers) {
    const svg = written(layer, w, h);
    if (svg !== undefined) context.drawImage(await imageOf(svg), (canvas.width - w) / 2, (canvas.height - h) / 2, w, h);
  }
  return canvas;
};

/** Of base64: a little less than a server takes. */
const MOST = MOST_PICTURE - 10_000;

/** The layers of a drawing lie one over the other, all of one size; what is smaller stands beside them. */
const layersOf = (drawing: Element): readonly SVGSVGElement[] => {
  const all = [...drawing.querySelectorAll('svg')].filter((svg) => svg.parentElement?.closest('svg') == null);
  const widths = all.map((svg) => svg.getBoundingClientRect().width);
  return all.filter((_, i) => widths[i]! > 0 && widths[i]! > Math.max(...widths) - 2);
};

/** PNG in base64. Undefined where there is nothing to draw, and where it would be too large. */
const pictureOf = async (drawing: Element | null): Promise<string | undefined> => {
  const layers = drawing === null ? [] : layersOf(drawing);
  if (drawing === null || layers.length === 0) return undefined;
  for (let part = 1; part > 0.3; part *= 0.7) {
    const canvas = await paint(drawing, layers, part);
    const [, base64 = ''] = canvas.toDataURL('image/png').split(',', 2);
    if (base64.length <= MOST) return base64;
  }
  return undefined;
};

/** Of the board that is on the page, not of a piece in a list beside it. */
export const boardPicture = (): Promise<string | undefined> =>
  pictureOf(document.querySelector('[data-zoom]:is([role="grid"], [role="application"])'));

/** Of the field that a New battle page shows. */
export const fieldPicture = (): Promise<string | undefined> => pictureOf(document.querySelector('[data-field]'));
