import { CircleCheck } from "lucide-react";
import type { LeadFormKind } from "#app/lead/place.ts";
import type { LeadReceipt } from "#app/lead/step.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

type SentNoteProps = { taken: LeadReceipt; form: LeadFormKind; level: 2 | 3 };

export function SentNote({ taken: { reference, keptUntil, complaint }, form, level }: SentNoteProps) {
	const { t, paths, language } = usePage();
	const Heading = `h${level}` as const;
	return (
		<section className="mt-6 rounded-lg border border-line bg-sunk p-5 sm:p-6">
			<Heading tabIndex={-1} data-asked-now="" className="flex items-start gap-2 text-lg">
				<CircleCheck size={20} aria-hidden="true" className="mt-0.5 flex-none text-good-text" />
				{complaint === undefined
					? t(`lead.sent.heading.${form}`)
					: t("lead.sent.complaint", { number: String(complaint.number) })}
			</Heading>
			<div className="mt-2 space-y-3">
				{complaint === undefined ? (
					<>
						<p className="font-semibold">{t("lead.sent.reference", { reference })}</p>
						<p>{t("lead.sent.next")}</p>
						<p>{t("lead.sent.noDay")}</p>
					</>
				) : (
					<p>{t("lead.sent.complaintNext", { date: formatDate(language, complaint.answeredBy) })}</p>
				)}
				<p>{t("lead.sent.keptUntil", { date: formatDate(language, keptUntil) })}</p>
				<p>
					<a href={paths.privacyLink()} className="link-line">
						{t("lead.sent.takeBack")}
					</a>
				</p>
			</div>
		</section>
	);
}
