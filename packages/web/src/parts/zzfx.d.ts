/** The part of zzfx that is used here; it comes without types. */

declare module 'zzfx' {
  export const zzfx: (...knobs: readonly (number | undefined)[]) => AudioBufferSourceNode;
  export const ZZFX: { readonly audioContext: AudioContext };
}
