import { LEAD_TOPICS, type LeadShown } from "@uchit/contract/lead.ts";
import { type ReactNode, useId } from "react";
import { formatDate } from "#app/platform/format/format-date.ts";
import { type Translate, useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { HolderTable } from "./holder-table.tsx";

/** One request to be contacted: what was left, what became of it, and who has it. */
export function OwnRequest({ lead, names }: { lead: LeadShown; names: Readonly<Record<string, string>> }) {
	const t = useTranslations();
	const language = useLanguage();
	const id = useId();
	const title = titleOf(t, lead, names);
	const { complaint, createdAt, keptUntil } = lead;
	return (
		<section aria-labelledby={id} className="mt-10 border-line border-t pt-6">
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			<dl className="mt-3 mb-6 flex flex-wrap gap-x-10 gap-y-3">
				<Detail name={t("privacy.left")}>{formatDate(language, createdAt)}</Detail>
				<Detail name={t("privacy.state")}>{t(`privacy.states.${lead.state}`)}</Detail>
				<Detail name={t("privacy.name")}>{lead.name}</Detail>
				<Detail name={t("privacy.contact")}>{lead.contact}</Detail>
				{keptUntil !== undefined && (
					<Detail name={t("privacy.keptUntil")}>{t("privacy.kept", { date: formatDate(language, keptUntil) })}</Detail>
				)}
				{complaint !== undefined && (
					<Detail name={t("privacy.complaint")}>
						{t("privacy.complaintNumber", {
							number: String(complaint.number),
							date: formatDate(language, complaint.answeredBy),
						})}
					</Detail>
				)}
			</dl>
			{lead.holders.length > 0 && <HolderTable lead={lead} title={title} names={names} />}
		</section>
	);
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-quiet text-sm">{name}</dt>
			<dd className="break-words font-semibold">{children}</dd>
		</div>
	);
}

function titleOf(t: Translate, { topic, college }: LeadShown, names: Readonly<Record<string, string>>): string {
	const known = LEAD_TOPICS.find((one) => one === topic) ?? "other";
	const said = t(`privacy.topics.${known}`);
	return college === undefined ? said : t("privacy.topicOf", { topic: said, college: names[college] ?? college });
}
