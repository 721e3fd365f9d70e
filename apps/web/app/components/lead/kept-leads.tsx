import { useSyncExternalStore } from "react";
import { toast } from "react-hot-toast/headless";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { UNSENT_DAYS, type UnsentLead } from "#app/lib/unsent-leads.ts";
import { dropUnsent, isUnsentKept, nothingUnsent, readUnsent, subscribeToUnsent } from "./unsent-store.ts";
import { resendUnsent } from "./use-unsent.ts";

/** What could not be sent yet: where it is, when it goes out, and how to be rid of it. */
export function KeptLeads({ level }: { level: 2 | 3 }) {
	const t = useWords();
	const unsent = useSyncExternalStore(subscribeToUnsent, readUnsent, nothingUnsent);
	const shown = unsent.filter(({ state }) => state !== "sending");
	if (shown.length === 0) return null;
	return (
		<Note tone="problem" title={t("lead.kept.title", { count: shown.length })} level={level}>
			<p>{isUnsentKept() ? t("lead.kept.where", { days: UNSENT_DAYS }) : t("lead.kept.nowhere")}</p>
			<ul className="space-y-4">
				{shown.map((each) => (
					<KeptLead key={each.key} unsent={each} />
				))}
			</ul>
		</Note>
	);
}

function KeptLead({ unsent }: { unsent: UnsentLead }) {
	const t = useWords();
	const { key, page, college, fields, state } = unsent;
	const tryNow = async () => {
		const outcome = await resendUnsent(unsent);
		if (outcome === "sent") toast.success(t("unsent.sent"), { id: key });
		else toast.error(t("lead.kept.toast"));
	};
	const message = fields.find(([name]) => name === "message")?.[1] ?? "";
	return (
		<li className="border-line border-t pt-3">
			{college !== "" && <p className="font-semibold">{college}</p>}
			{message !== "" && <p className="line-clamp-2 text-quiet">{message}</p>}
			{state === "stuck" && <p>{t("lead.kept.stuck")}</p>}
			<div className="mt-2 flex flex-wrap gap-3">
				{state === "stuck" ? (
					<form method="post" action={page}>
						<HiddenFields values={toValues(fields)} />
						<Button type="submit" look="quiet">
							{t("lead.kept.open")}
						</Button>
					</form>
				) : (
					<Button look="quiet" onClick={() => void tryNow()}>
						{t("lead.kept.sendNow")}
					</Button>
				)}
				<Button look="danger" onClick={() => dropUnsent(key)}>
					{t("lead.kept.discard")}
				</Button>
			</div>
		</li>
	);
}

/** Ticks of one name in one text, as the form reads them. */
function toValues(fields: UnsentLead["fields"]): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of fields) values[name] = name in values ? `${values[name]} ${value}` : value;
	return values;
}
