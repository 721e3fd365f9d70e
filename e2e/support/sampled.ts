import { depthOf } from "#scripts/proof/parts.ts";

/** Every nth item from the first on; all of them in `npm test -- full`. A sample must never leave out a whole kind. */
export function sampled<Each>(all: readonly Each[], everyNth: number): Each[] {
	return depthOf(process.env) === "full" ? [...all] : all.filter((_, index) => index % everyNth === 0);
}
