import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

const PARTS = ["what", "why", "who", "howLong", "rights"] as const;

/** What is done with what an account needs, before any of it is asked for. Its version is in lib/account-consents.ts. */
export function Notice() {
	const t = useWords();
	const paths = usePaths();
	return (
		<section className="rounded-lg border border-line bg-sunk p-5">
			<h2 className="text-lg">{t("login.notice.title")}</h2>
			<dl className="mt-3 space-y-3">
				{PARTS.map((part) => (
					<div key={part}>
						<dt className="font-semibold text-sm">{t(`login.notice.${part}`)}</dt>
						<dd>{t(`login.notice.texts.${part}`)}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3">
				<a href={paths.page("privacy")} className="link inline-flex min-h-11 items-center">
					{t("login.notice.more")}
				</a>
			</p>
		</section>
	);
}
