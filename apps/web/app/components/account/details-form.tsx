import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";

/** How somebody is greeted, and in which language letters reach them. */
export function DetailsForm({ name, language, isWrong }: { name: string; language: Language; isWrong: boolean }) {
	const t = useWords();
	return (
		<form method="post" className="max-w-md space-y-4">
			<HiddenFields values={{ intent: "details" }} />
			<TextField
				label={t("account.details.name")}
				name="name"
				autoComplete="name"
				required
				maxLength={100}
				defaultValue={name}
				error={isWrong ? t("account.problem.name") : undefined}
			/>
			<SelectField
				label={t("account.details.language")}
				hint={t("account.details.languageHint")}
				name="language"
				defaultValue={language}
				options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
			/>
			<Button type="submit" look="quiet">
				{t("account.details.save")}
			</Button>
		</form>
	);
}
