import { OTP_TOKEN_ENTRY } from "@uchit/contract/account.ts";
import { useEffect } from "react";
import type { OtpScript } from "./sign-in-options.ts";
import { signInWith } from "./verified-step.tsx";

declare global {
	interface Window {
		otpless?: (user: { token?: unknown }) => void;
	}
}

/** The one-time password provider (spec 4): its script draws into this element and passes a token to a callback. */
export function ProviderLogin({ script: { address, clientId }, after }: { script: OtpScript; after: string }) {
	useEffect(() => {
		window.otpless = ({ token }) => {
			if (typeof token === "string" && token !== "") void handleProviderToken(token, after);
		};
		const script = document.createElement("script");
		script.id = "otpless-sdk";
		script.src = address;
		script.async = true;
		script.dataset.appid = clientId;
		document.head.append(script);
		return () => {
			script.remove();
			delete window.otpless;
		};
	}, [address, clientId, after]);
	return <div id="otpless-login-page" className="mt-4 empty:hidden" />;
}

/** The stored token only greets the visitor by name; the session comes from the sign-in service. */
async function handleProviderToken(token: string, after: string): Promise<void> {
	try {
		localStorage.setItem(OTP_TOKEN_ENTRY, token);
	} catch (error) {
		reportError(error);
	}
	await signInWith(token, after);
}
