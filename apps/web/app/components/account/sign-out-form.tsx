import { OTP_TOKEN_ENTRY } from "@uchit/contract/account-options.ts";
import type { SubmitEvent } from "react";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { authAddress, usePaths } from "#app/paths.ts";

/** Signs out of this browser. Where scripts run, the library does it, which tells the other tabs. */
export function SignOutForm({ csrfToken }: { csrfToken: string }) {
	const t = useWords();
	const { home } = usePaths();
	const signOutHere = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		localStorage.removeItem(OTP_TOKEN_ENTRY);
		signOutTo(home).catch(() => form.submit());
	};
	return (
		<form method="post" action={authAddress("signout")} onSubmit={signOutHere}>
			<HiddenFields values={{ csrfToken, callbackUrl: home }} />
			<Button type="submit">{t("account.sessions.signOut")}</Button>
		</form>
	);
}

async function signOutTo(callbackUrl: string): Promise<void> {
	const { signOut } = await import("next-auth/react");
	await signOut({ callbackUrl });
}
