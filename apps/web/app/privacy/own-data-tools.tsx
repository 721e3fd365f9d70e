import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { PageSection } from "#app/shell/page/page-section.tsx";
import { Button, buttonLook } from "#app/ui/button.tsx";

/** What can be done with all requests together. */
export function OwnDataTools({ hasStanding, isShown }: { hasStanding: boolean; isShown: boolean }) {
	const t = useTranslations();
	const paths = usePaths();
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
