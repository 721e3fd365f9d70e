import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";

const PARTS = ["what", "why", "who", "howLong", "rights"] as const;

/** What is done with a request, before any of it is asked for. Its version is in lead/consents.ts. */
export function LeadNotice({
	college,
	level,
}: {
	/** The one that may get it. */
	college: string | undefined;
	level: 2 | 3;
}) {
	const t = useTranslations();
	const paths = usePaths();
	const Heading = `h${level}` as const;
	const texts = {
		what: t("lead.notice.texts.what"),
		why: t("lead.notice.texts.why"),
		who: college === undefined ? t("lead.notice.texts.who") : t("lead.notice.texts.whoWithCollege", { college }),
		howLong: t("lead.notice.texts.howLong"),
		rights: t("lead.notice.texts.rights"),
	};
	return (
		<section className="rounded-lg border border-line bg-sunk p-4 sm:p-5">
			<Heading tabIndex={-1} data-asked-next="" className="text-lg">
				{t("lead.notice.title")}
			</Heading>
			<dl className="mt-3 space-y-2">
				{PARTS.map((part) => (
					<div key={part} className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-4">
						<dt className="font-semibold">{t(`lead.notice.${part}`)}</dt>
						<dd>{texts[part]}</dd>
					</div>
				))}
			</dl>
			<p className="mt-2">
				<a href={paths.page("privacy")} className="link inline-flex min-h-11 items-center">
					{t("lead.notice.more")}
				</a>
			</p>
		</section>
	);
}
