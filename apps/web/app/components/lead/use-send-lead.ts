import { useCallback, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { useWords } from "#app/i18n/translate.ts";
import type { LeadAnswer } from "#app/lib/lead-step.ts";
import type { UnsentLead } from "#app/lib/unsent-leads.ts";
import { keepUnsent } from "./unsent-store.ts";
import { sendUnsent } from "./use-unsent.ts";

/** What sends the form of a request by a script, so that it is neither lost nor sent twice. */
export function useSendLead(onAnswer: (answer: LeadAnswer) => void) {
	const t = useWords();
	const [isBusy, setBusy] = useState(false);
	const send = useCallback(
		async (unsent: UnsentLead) => {
			setBusy(true);
			keepUnsent(unsent);
			const answer = await sendUnsent(unsent);
			setBusy(false);
			if (answer === undefined) return void toast.error(t("lead.kept.toast"));
			if (answer.step.kind === "sent") toast.success(t("unsent.sent"), { id: unsent.key });
			onAnswer(answer);
		},
		[onAnswer, t],
	);
	return { isBusy, send };
}
