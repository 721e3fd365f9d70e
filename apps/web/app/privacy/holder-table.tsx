import type { DataHolder, DeliveryShown, LeadShown } from "@uchit/contract/lead.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { useSiteName } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";

type HolderTableProps = { lead: LeadShown; title: string; names: Readonly<Record<string, string>> };

export function HolderTable({ lead, title, names }: HolderTableProps) {
	const { t, language } = usePage();
	const siteName = useSiteName();
	const nameOf = ({ recipient }: DataHolder) =>
		recipient === "site" ? t("privacy.holders.site", { siteName }) : (names[recipient] ?? recipient);
	const columns: readonly Column<DataHolder>[] = [
		{ key: "who", head: t("privacy.holders.who"), cell: nameOf },
		{ key: "purposes", head: t("privacy.holders.purposes"), cell: (holder) => purposesOf(t, lead, holder) },
		{ key: "since", head: t("privacy.holders.since"), cell: (holder) => sinceOf(t, language, holder) },
		{ key: "deliveries", head: t("privacy.holders.deliveries"), cell: (holder) => <Deliveries holder={holder} /> },
		{
			key: "consent",
			head: t("privacy.holders.consent"),
			cell: (holder) => <Standing lead={lead} holder={holder} who={nameOf(holder)} title={title} />,
		},
	];
	return (
		<DataTable
			caption={`${t("privacy.holders.caption")}: ${title}`}
			isCaptionHidden
			columns={columns}
			rows={lead.holders}
			keyOf={({ recipient }) => recipient}
		/>
	);
}

function Standing({ lead, holder, who, title }: { lead: LeadShown; holder: DataHolder; who: string; title: string }) {
	const { t } = usePage();
	if (isAnsweredAnyway(lead, holder)) return t("privacy.holders.noConsent");
	if (holder.purposes.length === 0) return t("privacy.holders.withdrawn");
	return (
		<form method="post">
			<HiddenFields values={{ intent: "withdraw", lead: lead.id, recipient: holder.recipient }} />
			<Button type="submit" look="quiet" aria-label={t("privacy.withdrawOne", { who, request: title })}>
				{t("privacy.withdraw")}
			</Button>
		</form>
	);
}

function Deliveries({ holder: { recipient, since, deliveries } }: { holder: DataHolder }) {
	const { t, language } = usePage();
	if (deliveries.length === 0) {
		return recipient === "site" && since !== undefined ? t("privacy.holders.keptHere") : t("privacy.holders.notYet");
	}
	return (
		<ul className="space-y-1">
			{deliveries.map((delivery) => (
				<li key={`${delivery.target} ${delivery.kind} ${delivery.at}`}>{deliveryWords(t, language, delivery)}</li>
			))}
		</ul>
	);
}

function deliveryWords(t: Translate, language: Language, { kind, state, at, tries }: DeliveryShown): string {
	return t(`privacy.deliveries.${kind}.${state}`, { date: formatDate(language, at), tries });
}

/** A complaint must be answered; that needs no consent. */
function isAnsweredAnyway({ complaint, state }: LeadShown, { recipient, purposes }: DataHolder): boolean {
	return complaint !== undefined && recipient === "site" && purposes.length === 0 && state !== "withdrawn";
}

function purposesOf(t: Translate, lead: LeadShown, holder: DataHolder): string {
	const { purposes } = holder;
	if (isAnsweredAnyway(lead, holder)) return t("privacy.holders.complaint");
	if (purposes.length === 0) return t("privacy.holders.nothing");
	return purposes.map((purpose) => t(`privacy.purposes.${purpose}`)).join("; ");
}

function sinceOf(t: Translate, language: Language, { since }: DataHolder): string {
	return since === undefined ? t("privacy.holders.notYet") : formatDate(language, since);
}
