import { depthOf } from "#scripts/proof/parts.ts";

/** Every nth of these, from the first on; all of them in `npm test -- full`. What a run leaves out is never all of a kind. */
export function sampled<Each>(all: readonly Each[], everyNth: number): Each[] {
	return depthOf(process.env) === "full" ? [...all] : all.filter((_, index) => index % everyNth === 0);
}
