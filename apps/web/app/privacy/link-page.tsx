import { LONGEST_CONTACT } from "@uchit/contract/account.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { addressOf, STATUS_OF, textOf, tooMany } from "#app/shell/code/code-steps.server.ts";
import { AskLinkPage } from "./ask-link-page.tsx";
import { askForLink } from "./data.server.ts";
import type { LinkAnswer } from "./view.ts";

export const handle = {
	parameters: ["why"],
	namespaces: ["privacy"],
	counted: false,
	kept: false,
} satisfies PageHandle;

/** `/privacy/link?why=ended`: a link to what stands under a contact, for whoever has no account. */
export function loader({ url }: LoaderFunctionArgs) {
	return { hasEnded: url.searchParams.get("why") === "ended" };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const written = textOf(await request.formData(), "contact").slice(0, LONGEST_CONTACT);
	const contact = { kind: written.includes("@") ? "email" : "phone", value: written } as const;
	const answer = await askForLink(site, { contact, language: languageOf(url.pathname) }, addressOf(request.headers));
	switch (answer.kind) {
		case "taken":
			return answered({ kind: "sent", sentTo: answer.value.sentTo }, 200);
		case "refused":
			return answered({ kind: "not-sent", problem: { kind: "contact" }, written }, STATUS_OF.contact);
		case "too-many": {
			const problem = tooMany(answer.retryAfterSeconds);
			return answered({ kind: "not-sent", problem, written }, STATUS_OF["too-many"]);
		}
		case "away":
			return answered({ kind: "not-sent", problem: { kind: "away" }, written }, STATUS_OF.away);
	}
}

function answered(answer: LinkAnswer, status: number) {
	return data(answer, { status });
}

export default function PrivacyLink() {
	return <AskLinkPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
