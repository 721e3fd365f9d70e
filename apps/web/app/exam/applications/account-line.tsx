import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { useAccountForms } from "./use-account-forms.ts";

/** Application forms stay on the device, unless the visitor wants them in the account too. */
export function AccountLine() {
	const { t, paths } = usePage();
	const { state, turnOn, turnOff } = useAccountForms();
	if (state === "loading") return null;
	const isOn = state !== "signed-out" && state !== "device";
	return (
		<div className="mt-4 print:hidden">
			<p role="status" className="max-w-text text-quiet text-sm">
				{t(`applications.account.${state}`)}{" "}
				{state === "signed-out" && <InlineLink to={paths.login}>{t("applications.account.signIn")}</InlineLink>}
			</p>
			{state !== "signed-out" && (
				<Button look="quiet" className="mt-2" onClick={isOn ? turnOff : turnOn}>
					{isOn ? t("applications.account.turnOff") : t("applications.account.turnOn")}
				</Button>
			)}
		</div>
	);
}
