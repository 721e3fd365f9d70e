import { toast } from "react-hot-toast/headless";
import { useStore } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { OUTBOX_DAYS, type OutboxLead } from "./outbox.ts";
import { outboxStore, removeFromOutbox } from "./outbox-store.ts";
import { resendOutbox } from "./use-outbox.ts";

export function OutboxLeads({ level }: { level: 2 | 3 }) {
	const t = useTranslations();
	const unsent = useStore(outboxStore);
	const shown = unsent.filter(({ state }) => state !== "sending");
	if (shown.length === 0) return null;
	return (
		<Note tone="problem" title={t("lead.kept.title", { count: shown.length })} level={level}>
			<p>{outboxStore.isStored() ? t("lead.kept.where", { days: OUTBOX_DAYS }) : t("lead.kept.nowhere")}</p>
			<ul className="space-y-4">
				{shown.map((each) => (
					<StoredLead key={each.key} unsent={each} />
				))}
			</ul>
		</Note>
	);
}

function StoredLead({ unsent }: { unsent: OutboxLead }) {
	const t = useTranslations();
	const { key, page, college, fields, state } = unsent;
	const tryNow = async () => {
		const outcome = await resendOutbox(unsent);
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
				<Button look="danger" onClick={() => removeFromOutbox(key)}>
					{t("lead.kept.discard")}
				</Button>
			</div>
		</li>
	);
}

/** Joins ticks of one name to one text, as the form expects. */
function toValues(fields: OutboxLead["fields"]): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of fields) values[name] = name in values ? `${values[name]} ${value}` : value;
	return values;
}
