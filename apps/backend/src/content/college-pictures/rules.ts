import { CORRECTION_STATES } from "@uchit/contract/correction.ts";
import { isRaster } from "#backend/content/files/kind.ts";
import { getFile } from "#backend/content/files/queries/get-file.ts";
import type { Change, ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { decide, PROPOSAL, refusalIn, type StateTable } from "#backend/content/items/writing/decide.ts";
import { isCollege } from "#backend/facts/queries/is-college.ts";

const refusal = refusalIn("college_pictures");

export const PICTURE_FIELDS = [
	...["id", "slug", "kind", "file", "width", "height", "alt", "licence", "credit", "document", "address"],
	...["state", "decided_at"],
];

/** In pixels; narrower pictures look blurred. */
const NARROWEST = { logo: 96, photo: 800 } as const;

export async function applyCollegePicture({ tx }: WriteContext, { before, after }: Change): Promise<void> {
	if (before !== undefined) return;
	if (after.state !== "proposed") throw refusal("state", `has to begin as "${CORRECTION_STATES[0]}"`);
	if (!(await isCollege(tx, String(after.college_id)))) throw refusal("college_id", "is not a college of the site");
	if (String(after.credit).trim() === "") throw refusal("credit", "is required: who made it, or whose it is");
	const isPhoto = after.kind === "photo";
	if (isPhoto && String(after.alt ?? "").trim() === "")
		throw refusal("alt", "is required: describe the picture for people who cannot see it");
	const file = await getFile(tx, String(after.file));
	const least = NARROWEST[isPhoto ? "photo" : "logo"];
	if (file === undefined || !isRaster(file.type)) throw refusal("file", "has to be a picture: JPEG, PNG, WebP or AVIF");
	if ((file.width ?? 0) < least) throw refusal("file", `has to be at least ${least} pixels wide, and is ${file.width}`);
}

const STATES: StateTable = {
	collection: "college_pictures",
	next: PROPOSAL,
	stays: "refuse it, and add another",
	needsOther: (_, to) => (to === "applied" ? "you brought it, so a colleague has to agree to it" : undefined),
};

/** Returns the person who decides: always another than the one who brought it. */
export function systemFieldsOfCollegePicture(request: ChangeRequest): Item {
	return decide(STATES, request);
}
