/** What the build uses of Node; all its types would be a package of their own. */
declare module "node:zlib" {
  export const constants: { readonly BROTLI_PARAM_QUALITY: number };
  export function brotliCompressSync(data: Uint8Array, options: { params: Record<number, number> }): Uint8Array;
}

declare module "node:fs" {
  export function readFileSync(path: string | URL, encoding: "utf8"): string;
}
