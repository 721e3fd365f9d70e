import { CORRECTION_STATES } from "@uchit/contract/correction.ts";
import { eq } from "drizzle-orm";
import { isRaster } from "#backend/content/files/kind.ts";
import type { Change, ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { decide, PROPOSAL, refusalIn, type StateTable } from "#backend/content/items/writing/decide.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { files } from "#backend/db/schema/content/file.ts";

const refusal = refusalIn("college_pictures");

export const PICTURE_FIELDS = [
	...["id", "slug", "kind", "file", "width", "height", "alt", "licence", "credit", "document", "address"],
	...["state", "decided_at"],
];

/** In pixels; narrower pictures look blurred. */
const NARROWEST = { logo: 96, photo: 800 } as const;

export async function applyCollegePicture({ tx }: WriteContext, { before, after }: Change): Promise<void> {
	if (before !== undefined) return;
	if (after.state !== "proposed") throw refusal("state", `begins as "${CORRECTION_STATES[0]}"`);
	const [college] = await tx
		.select({ id: colleges.id })
		.from(colleges)
		.where(eq(colleges.id, String(after.college_id)));
	if (college === undefined) throw refusal("college_id", "is not a college of the site");
	if (String(after.credit).trim() === "") throw refusal("credit", "is required: who made it, or whose it is");
	const isPhoto = after.kind === "photo";
	if (isPhoto && String(after.alt ?? "").trim() === "")
		throw refusal("alt", "is required: what it shows, for those who do not see it");
	const [file] = await tx
		.select()
		.from(files)
		.where(eq(files.id, String(after.file)));
	const least = NARROWEST[isPhoto ? "photo" : "logo"];
	if (file === undefined || !isRaster(file.type)) throw refusal("file", "has to be a picture: JPEG, PNG, WebP or AVIF");
	if ((file.width ?? 0) < least) throw refusal("file", `has to be ${least} dots wide or more, and has ${file.width}`);
}

const STATES: StateTable = {
	collection: "college_pictures",
	next: PROPOSAL,
	stays: "refuse it, and bring another",
	needsOther: (_, to) => (to === "applied" ? "you brought it, so a colleague has to agree to it" : undefined),
};

/** Returns the person who decides: always another than the one who brought it. */
export function systemFieldsOfCollegePicture(request: ChangeRequest): Item {
	return decide(STATES, request);
}
