import { parseJson } from "#app/platform/device-store.ts";
import { type Application, readApplications } from "./application.ts";
import { nextDayOf } from "./dates.ts";
import type { ApplicationsView } from "./view.ts";

/** A form in a shared link: its state, exam, and the visitor's own day if that comes next. The reader's page words it. */
export function toSharedDetail(form: Application, view: Pick<ApplicationsView, "examOf" | "today">): string {
	const { state, session } = form;
	const next = nextDayOf(form, view.examOf(form), view.today);
	return JSON.stringify({
		state,
		...(form.for.kind === "exam" && { exam: form.for.slug, session }),
		...(next?.status === "yours" && { [next.what === "exam" ? "examDay" : "lastDay"]: next.day }),
	});
}

/** Undefined for the text of an older link. */
export function readSharedDetail(detail: string): Application | undefined {
	const { exam, ...form } = Object(parseJson(detail));
	const target = exam === undefined ? { kind: "own", name: "-" } : { kind: "exam", slug: exam };
	return readApplications([{ ...form, id: "shared", for: target }])[0];
}
