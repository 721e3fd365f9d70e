import { DocumentFields, MAX_DOCUMENT_BYTES } from "@uchit/contract/document.ts";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { data, redirect } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { redirectToSignIn, requireVisitor } from "#app/platform/backend/visitor-call.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { textOf } from "#app/shell/code/code-steps.server.ts";
import { sendDocument, withdrawDocument } from "./data.server.ts";
import { DOCUMENT_FAULTS, type DocumentAnswer, type DocumentFault } from "./document-answer.ts";

type Posted = { site: RequestContext; request: Request; url: URL; slug: string };

/** Redirects to the sent notice or returns the fault. Throws a redirect to the sign-in. */
export async function handleDocumentForm({ site, request, url, slug }: Posted) {
	const visitor = await requireVisitor(site, url);
	const form = await request.formData();
	const text = (name: string) => textOf(form, name);
	const written = { sender: text("sender"), programme: text("programme"), year: text("year") };
	const file = form.get("file");
	const wrong = faultsOf(written, file);
	if (Object.keys(wrong).length > 0 || !(file instanceof File))
		return answer({ written, wrong }, wrong.file === "large" ? 413 : 400);
	const sending = new FormData();
	for (const [name, value] of Object.entries(written)) sending.append(name, value);
	sending.append("file", file, "notice");
	const visitorAddress = request.headers.get(VISITOR_ADDRESS_HEADER) ?? "";
	const reply = await sendDocument(site, visitor, { slug, form: sending, visitorAddress });
	switch (reply.kind) {
		case "done":
			throw redirect(pathsIn(languageOf(url.pathname)).accountDocuments(reply.value.isKnown ? "known" : "sent"), 303);
		case "signed-out":
			throw redirectToSignIn(url);
		case "away":
			return answer({ written, wrong: {}, failed: "away" }, 503);
		case "refused": {
			if (reply.status === 429) return answer({ written, wrong: {}, failed: "tooMany" }, 429);
			if (reply.status === 413) return answer({ written, wrong: { file: "large" } }, 413);
			const why = reply.errors.find(({ field }) => field === "file")?.values?.why;
			return answer({ written, wrong: { file: DOCUMENT_FAULTS.find((fault) => fault === why) ?? "file" } }, 400);
		}
	}
}

export async function handleErasureForm({ site, request, url }: Omit<Posted, "slug">) {
	const visitor = await requireVisitor(site, url);
	const id = String((await request.formData()).get("document") ?? "");
	const reply = await withdrawDocument(site, visitor, id);
	if (reply.kind === "signed-out") throw redirectToSignIn(url);
	if (reply.kind === "away") throw data("The backend is not available.", { status: 503 });
	if (reply.kind === "refused" && reply.status !== 404 && reply.status !== 400) {
		throw new Error(`The backend answered ${reply.status} to a notice that is taken back.`);
	}
	const done = reply.kind === "done" ? "erased" : "not-there";
	throw redirect(pathsIn(languageOf(url.pathname)).accountDocuments(done), 303);
}

function faultsOf(written: DocumentAnswer["written"], file: unknown): DocumentAnswer["wrong"] {
	const parsed = DocumentFields.safeParse(written);
	const fields = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
	const fault: DocumentFault | undefined =
		!(file instanceof File) || file.size === 0 ? "file" : file.size > MAX_DOCUMENT_BYTES ? "large" : undefined;
	return {
		...(fields.includes("sender") && { sender: "sender" as const }),
		...(fields.includes("programme") && { programme: "programme" as const }),
		...(fields.includes("year") && { year: "year" as const }),
		...(fault !== undefined && { file: fault }),
	};
}

function answer(result: DocumentAnswer, status: number) {
	return data(result, { status });
}
