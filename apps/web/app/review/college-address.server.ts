import type { OtpPurpose } from "@uchit/contract/account.ts";
import { data, redirect } from "react-router";
import { redirectToSignIn, type VisitorReply } from "#app/platform/backend/visitor-call.server.ts";
import {
	type PostedForm,
	STATUS_OF,
	sendCodeFromForm,
	textOf,
	verifyCodeFromForm,
} from "#app/shell/code/code-steps.server.ts";
import type { AddressAnswer } from "./own/college-address.ts";

const STATUS = { "other-domain": 400, "ran-out": 400, gone: 404, away: 503 } as const;

type Proving = {
	purpose: OtpPurpose;
	prove: (token: string) => Promise<VisitorReply<unknown>>;
	next: string;
};

export async function handleCollegeAddressForm(posted: PostedForm, { purpose, prove, next }: Proving) {
	if (textOf(posted.form, "intent") === "send") {
		const sending = await sendCodeFromForm(posted, purpose);
		if (sending.kind === "not-sent") return answer(sending, STATUS_OF[sending.problem.kind]);
		if (sending.kind === "too-soon") return answer({ ...sending, kind: "code" }, STATUS_OF[sending.kind]);
		return answer({ kind: "code", sent: sending.sent, problem: undefined }, 200);
	}
	const trying = await verifyCodeFromForm(posted, purpose);
	if (trying.kind === "no-contact") return answer({ kind: "not-proved", why: "gone" }, 400);
	if (trying.kind === "not-right") {
		const { problem, sent } = trying;
		return answer({ kind: "code", sent, problem }, STATUS_OF[problem.kind]);
	}
	const reply = await prove(trying.token);
	if (reply.kind === "done") throw redirect(next, 303);
	if (reply.kind === "signed-out") throw redirectToSignIn(posted.url);
	const why = whyNotProved(reply);
	return answer({ kind: "not-proved", why }, STATUS[why]);
}

function whyNotProved(reply: Extract<VisitorReply<unknown>, { kind: "away" | "refused" }>): keyof typeof STATUS {
	if (reply.kind === "away") return "away";
	if (reply.status === STATUS.gone) return "gone";
	return reply.errors.some(({ code }) => code === "bad-token") ? "ran-out" : "other-domain";
}

function answer(result: AddressAnswer, status: number) {
	return data(result, { status });
}
