import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { ContentError } from "#backend/content/errors.ts";
import type { NewFile } from "#backend/content/files/store.ts";

/** The form fields of Directus that we use; the bytes give everything else more reliably. */
const RETAINED = ["title", "filename_download"] as const;
type UploadFields = Partial<Record<(typeof RETAINED)[number], string>>;

export const MAX_FILES = 20;
const MAX_TEXT_LENGTH = 300;

/** Reads the files of a form, each with the fields before it. Throws INVALID_PAYLOAD or CONTENT_TOO_LARGE. */
export async function* readUpload(request: FastifyRequest): AsyncGenerator<NewFile> {
	if (!request.isMultipart()) {
		throw new ContentError("INVALID_PAYLOAD", "Invalid payload. A file is sent as a form (multipart/form-data).");
	}
	let fields: UploadFields = {};
	let files = 0;
	for await (const part of partsOf(request)) {
		if (part.type === "field") {
			fields = { ...fields, ...readField(part) };
			continue;
		}
		files += 1;
		const bytes = await part.toBuffer();
		if (bytes.length === 0) throw new ContentError("INVALID_PAYLOAD", "Invalid payload. The file is empty.");
		yield { bytes, filename: fields.filename_download ?? part.filename ?? "", title: fields.title };
		fields = {};
	}
	if (files === 0) throw new ContentError("INVALID_PAYLOAD", "Invalid payload. The form contains no file.");
}

/** The parser reports a malformed form as an error without a status. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
	try {
		yield* request.parts();
	} catch (error) {
		if (!(error instanceof Error) || "statusCode" in error) throw error;
		throw new ContentError("INVALID_PAYLOAD", "Invalid payload. The form cannot be read.");
	}
}

function readField(part: Extract<Multipart, { type: "field" }>): UploadFields {
	const name = RETAINED.find((each) => each === part.fieldname);
	const text = typeof part.value === "string" ? part.value.trim() : "";
	if (name === undefined || text === "") return {};
	if (text.length > MAX_TEXT_LENGTH || text.includes("\0")) {
		throw new ContentError("INVALID_PAYLOAD", `Invalid payload. "${name}" has at most ${MAX_TEXT_LENGTH} characters.`);
	}
	return { [name]: text };
}
