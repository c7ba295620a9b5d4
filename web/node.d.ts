/** The one thing of Node that the build uses; all its types would be a package of their own. */
declare module "node:zlib" {
  export const constants: { readonly BROTLI_PARAM_QUALITY: number };
  export function brotliCompressSync(data: Uint8Array, options: { params: Record<number, number> }): Uint8Array;
}
