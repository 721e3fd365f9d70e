import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { PageSection } from "#app/components/site/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** What this device remembers of its visitor's age. The page is the same for everybody, so that it does not say which it is. */
export function ForgetAge({ isForgotten }: { isForgotten: boolean }) {
	const t = useWords();
	return (
		<PageSection title={t("privacy.age.title")}>
			<p role="status" className="font-semibold text-good-text empty:hidden">
				{isForgotten && t("privacy.age.forgotten")}
			</p>
			<p className="max-w-text">{t("privacy.age.what")}</p>
			<form method="post">
				<HiddenFields values={{ intent: "forget-age" }} />
				<Button type="submit" look="quiet">
					{t("privacy.age.forget")}
				</Button>
			</form>
		</PageSection>
	);
}
