import { searchDepth } from "../../apps/backend/src/testing/depth.ts";

/**
 * One case in `share`, from the place where the seed of the searches begins; all of them with `PROOF=full`. They stand by exam: of
 * each exam that has so many some are asked.
 */
export function sampleOf<Case>(all: readonly Case[], share: number): Case[] {
	const { seed } = searchDepth(all.length, share);
	return all.filter((_, place) => seed === undefined || place % share === seed % share);
}
