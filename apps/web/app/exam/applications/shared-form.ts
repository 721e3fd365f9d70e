import { parseJson } from "#app/platform/device-store.ts";
import { type Application, readApplications } from "./application.ts";
import { nextDayOf } from "./dates.ts";
import type { ApplicationsView } from "./view.ts";

/** A form in a link: how far it is, its exam, and the visitor's own day if that comes next. Its reader's page says it in words. */
export function toSharedDetail(form: Application, view: Pick<ApplicationsView, "examOf" | "today">): string {
	const { state, session } = form;
	const next = nextDayOf(form, view.examOf(form), view.today);
	return JSON.stringify({
		state,
		...(form.for.kind === "exam" && { exam: form.for.slug, session }),
		...(next?.status === "yours" && { [next.what === "exam" ? "examDay" : "lastDay"]: next.day }),
	});
}

/** Reads such a form; undefined for the text of an earlier link. */
export function readSharedDetail(detail: string): Application | undefined {
	const { exam, ...form } = Object(parseJson(detail));
	const target = exam === undefined ? { kind: "own", name: "-" } : { kind: "exam", slug: exam };
	return readApplications([{ ...form, id: "shared", for: target }])[0];
}
