import { expect, test } from "vitest";
import { startServer, TRIAL_VISITOR, trialRequest } from "#app/testing/trial-request.ts";
import { handleAccountForm } from "./account-steps.server.ts";

test.each([
	["letters-on", 409, "no-email", "no-email"],
	["letters-on", 409, "needs-guardian", "needs-guardian"],
	["remove-contact", 409, "last-contact", "last-contact"],
	["remove-contact", 404, undefined, "gone"],
	["details", 400, undefined, "name"],
	["details", 409, "a code of a newer backend", "name"],
])("a form for %s that is refused with %i %s gives the reason: %s", async (intent, status, code, problem) => {
	const backend = await startServer((_, reply) => {
		reply.writeHead(status).end(JSON.stringify({ type: "about:blank", title: "No", status, code }));
	});
	const form = new FormData();
	for (const [name, value] of Object.entries({ intent, consent: "alerts", id: "one", name: "" })) form.set(name, value);
	const posted = {
		site: trialRequest(backend),
		form,
		url: new URL("https://uchit.example/account"),
		headers: new Headers(),
	};
	expect(await handleAccountForm(posted, TRIAL_VISITOR)).toMatchObject({
		data: { kind: "problem", problem },
		init: { status },
	});
});
