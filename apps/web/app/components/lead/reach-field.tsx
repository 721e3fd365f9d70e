import { TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { kindOfReach } from "#app/lib/said-lead.ts";

/** One contact of the visitor's choice; whoever wants to be called gives a phone number. */
export function ReachField({ isPhone, reach, isWrong }: { isPhone: boolean; reach: string; isWrong: boolean }) {
	const t = useWords();
	const wrongWords = () => {
		if (reach === "") return t("lead.wrong.reach");
		return isPhone || kindOfReach(reach) === "phone" ? t("code.notAPhone") : t("code.notAnEmail");
	};
	return (
		<TextField
			label={isPhone ? t("code.phone") : t("code.either")}
			hint={isPhone ? t("code.phoneHint") : t("lead.reachHint")}
			name="reach"
			type={isPhone ? "tel" : "text"}
			autoComplete={isPhone ? "tel" : "on"}
			required
			maxLength={320}
			defaultValue={reach}
			error={isWrong ? wrongWords() : undefined}
		/>
	);
}
