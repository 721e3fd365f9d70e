import { DocumentFields } from "@uchit/contract/document.ts";
import type { FastifyRequest } from "fastify";
import { BadField, BadFields, Malformed } from "#backend/errors.ts";

type Sent = { fields: DocumentFields; bytes: Buffer };

/** Throws Malformed, BadFields, or the parser's error for a file that is too large. */
export async function readDocumentForm(request: FastifyRequest): Promise<Sent> {
	if (!request.isMultipart()) throw new Malformed("A document is sent as a form (multipart/form-data).");
	const fields: Record<string, unknown> = {};
	let bytes: Buffer | undefined;
	try {
		for await (const part of request.parts()) {
			if (part.type === "file") bytes = await part.toBuffer();
			else if (part.fieldname in DocumentFields.shape) fields[part.fieldname] = part.value;
		}
	} catch (error) {
		// The parser reports a malformed form by an error without a status.
		if (error instanceof Error && "statusCode" in error) throw error;
		throw new Malformed("The form cannot be read.");
	}
	const parsed = DocumentFields.safeParse(fields);
	const isEmpty = bytes === undefined || bytes.length === 0;
	const faults = parsed.success
		? []
		: parsed.error.issues.map(({ path, message }) => new BadField(String(path[0]), message));
	if (isEmpty) faults.push(new BadField("file", "is required", { code: "missing" }));
	if (!parsed.success || bytes === undefined || isEmpty) throw new BadFields(faults);
	if (parsed.data.programme.includes("\0"))
		throw new BadField("programme", "contains the character NUL, which cannot be stored");
	return { fields: parsed.data, bytes };
}
