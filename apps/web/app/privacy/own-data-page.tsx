import { LEAD_TOPICS, type LeadShown } from "@uchit/contract/lead.ts";
import { type ReactNode, useId } from "react";
import { formatDate } from "#app/platform/format/format-date.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { PageSection } from "#app/shell/page/page-section.tsx";
import { Button, buttonLook } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { Section } from "#app/ui/section.tsx";
import { HolderTable } from "./holder-table.tsx";
import type { PrivacyProblem, PrivacyView } from "./view.ts";

/** Every form works without scripts. */
export function OwnDataPage({ view, problem }: { view: PrivacyView; problem: PrivacyProblem | undefined }) {
	const { t, paths } = usePage();
	const { by, contacts, doNotContact, leads, names, done, needsNewLink = false } = view;
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("privacy.title")} noIndex />
			<div className="max-w-text space-y-3">
				<h1 className="text-3xl">{t("privacy.title")}</h1>
				<p className="text-lg text-quiet">{t("privacy.about")}</p>
				{contacts.length > 0 && <p>{t("privacy.contacts", { contacts: contacts.join(", ") })}</p>}
				{by === "link" ? (
					<LinkNote />
				) : (
					<p>
						<a href={paths.account()} className="link-line">
							{t("privacy.account")}
						</a>
					</p>
				)}
				{done !== undefined && problem === undefined && (
					<p role="status" className="font-semibold text-good-text">
						{t(`privacy.done.${done}`)}
					</p>
				)}
				{problem !== undefined && (
					<p role="alert" className="font-semibold text-bad-text">
						{t(`privacy.problem.${problem}`)}
					</p>
				)}
				{doNotContact && <p className="rounded-md bg-sunk p-3">{t("privacy.leftAlone")}</p>}
			</div>
			{leads.map((lead) => (
				<OwnRequest key={lead.id} lead={lead} names={names} />
			))}
			{needsNewLink && <OldLinkNote />}
			{leads.length === 0 && !needsNewLink ? (
				<Note title={t("privacy.none.title")}>
					<p>{t("privacy.none.text")}</p>
				</Note>
			) : (
				<OwnDataTools
					hasStanding={needsNewLink || leads.some(({ holders }) => holders.some(({ purposes }) => purposes.length > 0))}
					isShown={!needsNewLink}
				/>
			)}
		</div>
	);
}

function LinkNote() {
	const { t } = usePage();
	return (
		<form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunk p-3">
			<p className="min-w-0 flex-1 basis-72">{t("privacy.byLink")}</p>
			<Button type="submit" look="quiet" name="intent" value="leave">
				{t("privacy.leave")}
			</Button>
			<Button type="submit" look="quiet" name="intent" value="end">
				{t("privacy.end")}
			</Button>
		</form>
	);
}

/** Requests are shown only for a link of the last day; withdrawing and deleting need no newer link. */
function OldLinkNote() {
	const { t, paths } = usePage();
	return (
		<Note title={t("privacy.old.title")}>
			<p>{t("privacy.old.text")}</p>
			<p>
				<a href={paths.privacyLink()} className="link-line">
					{t("privacy.old.again")}
				</a>
			</p>
		</Note>
	);
}

function OwnDataTools({ hasStanding, isShown }: { hasStanding: boolean; isShown: boolean }) {
	const { t, paths } = usePage();
	return (
		<>
			{hasStanding && (
				<PageSection title={t("privacy.all.title")}>
					<p>{t("privacy.all.text")}</p>
					<form method="post" className="space-y-4">
						<HiddenFields values={{ intent: "withdraw" }} />
						<label className="flex min-h-11 cursor-pointer items-center gap-3">
							<input type="checkbox" name="doNotContact" value="yes" className="size-5 flex-none accent-accent-text" />
							{t("privacy.all.doNotContact")}
						</label>
						<Button type="submit">{t("privacy.all.button")}</Button>
					</form>
				</PageSection>
			)}
			{isShown && (
				<PageSection title={t("privacy.export.title")}>
					<p>{t("privacy.export.text")}</p>
					<p>
						<a href={paths.accountPrivacyExport} className={buttonLook("quiet")}>
							{t("privacy.export.button")}
						</a>
					</p>
				</PageSection>
			)}
			<PageSection title={t("privacy.erase.title")}>
				<p>{t("privacy.erase.text")}</p>
				<p>{t("privacy.erase.kept")}</p>
				<form method="post">
					<HiddenFields values={{ intent: "erase" }} />
					<Button type="submit" look="danger">
						{t("privacy.erase.button")}
					</Button>
				</form>
			</PageSection>
		</>
	);
}

function OwnRequest({ lead, names }: { lead: LeadShown; names: Readonly<Record<string, string>> }) {
	const { t, language } = usePage();
	const id = useId();
	const title = titleOf(t, lead, names);
	const { complaint, createdAt, keptUntil } = lead;
	return (
		<Section id={id} title={title} className="mt-10 border-line border-t pt-6">
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
		</Section>
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
	const topicName = t(`privacy.topics.${known}`);
	return college === undefined
		? topicName
		: t("privacy.topicOf", { topic: topicName, college: names[college] ?? college });
}
