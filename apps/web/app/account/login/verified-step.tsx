import { useEffect, useRef } from "react";
import { authAddress } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import type { SignInOptions } from "./sign-in-options.ts";

/** Signs in with the code's token: automatically with scripts, else when the button is pressed. */
export function VerifiedStep({ token, ways: { csrfToken, after } }: { token: string; ways: SignInOptions }) {
	const t = useTranslations();
	const isUsed = useRef(false);
	useEffect(() => {
		if (isUsed.current) return;
		isUsed.current = true;
		void signInWith(token, after);
	}, [token, after]);
	return (
		<form method="post" action={authAddress("callback/otp")} className="mt-4 space-y-4">
			<HiddenFields values={{ csrfToken, callbackUrl: after, token }} />
			<p role="status">{t("login.verified")}</p>
			<Button type="submit" data-asked-next="">
				{t("login.continue")}
			</Button>
		</form>
	);
}

/** Follows the sign-in service's redirect. If it cannot be reached, the button remains. */
export async function signInWith(token: string, after: string): Promise<void> {
	try {
		const { signIn } = await import("next-auth/react");
		await signIn("otp", { token, callbackUrl: after });
	} catch (error) {
		reportError(error);
	}
}
