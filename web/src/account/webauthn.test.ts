import { describe, expect, it } from "vitest";
import { bytes, question, text } from "./webauthn";

describe("questions to the authenticator", () => {
  it("come back as they were, byte for byte", () => {
    const all = Uint8Array.from({ length: 256 }, (_, value) => value);
    expect(bytes(text(all.buffer))).toEqual(all);
    expect(text(new Uint8Array([251, 255]).buffer)).toBe("-_8");
  });

  it("have bytes where the browser wants them, and all else as the server wrote it", () => {
    const asked = question({
      challenge: "AQI",
      rp: { id: "localhost" },
      user: { id: "Aw", name: "ana", displayName: "Ana" },
      excludeCredentials: [{ id: "BA", type: "public-key" }],
    });
    expect(asked).toEqual({
      challenge: new Uint8Array([1, 2]),
      rp: { id: "localhost" },
      user: { id: new Uint8Array([3]), name: "ana", displayName: "Ana" },
      excludeCredentials: [{ id: new Uint8Array([4]), type: "public-key" }],
      allowCredentials: [],
    });
  });
});
