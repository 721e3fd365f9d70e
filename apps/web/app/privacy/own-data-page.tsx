import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { OwnDataTools } from "./own-data-tools.tsx";
import { OwnRequest } from "./own-request.tsx";
import type { PrivacyProblem, PrivacyView } from "./view.ts";

/** Who has somebody's data, since when, for what; withdrawing, taking along and deleting it. Every form works without scripts. */
export function OwnDataPage({ view, problem }: { view: PrivacyView; problem: PrivacyProblem | undefined }) {
	const t = useTranslations();
	const paths = usePaths();
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
						<a href={paths.account()} className="link inline-flex min-h-11 items-center">
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
	const t = useTranslations();
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

/** What was left is shown to who has asked for the link within a day; withdrawing and deleting need no other. */
function OldLinkNote() {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<Note title={t("privacy.old.title")}>
			<p>{t("privacy.old.text")}</p>
			<p>
				<a href={paths.privacyLink()} className="link inline-flex min-h-11 items-center">
					{t("privacy.old.again")}
				</a>
			</p>
		</Note>
	);
}
