import { PageSection } from "#app/components/site/page-section.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

/** From the page about privacy to what a visitor can do themselves. Neither page is fetched ahead: one is made for one visitor. */
export function OwnDataLinks() {
	const t = useWords();
	const paths = usePaths();
	return (
		<PageSection title={t("privacy.here.title")}>
			<ul>
				<li>
					<a href={paths.accountPrivacy()} className="link inline-flex min-h-11 items-center">
						{t("privacy.here.own")}
					</a>
				</li>
				<li>
					<a href={paths.privacyLink()} className="link inline-flex min-h-11 items-center">
						{t("privacy.here.link")}
					</a>
				</li>
			</ul>
		</PageSection>
	);
}
