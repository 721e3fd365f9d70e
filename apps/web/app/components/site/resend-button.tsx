import { OTP_RESEND_SECONDS } from "@uchit/contract/account-options.ts";
import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** Asks for another code; where scripts run, it counts down until that is of use. */
export function ResendButton() {
	const t = useWords();
	const secondsLeft = useCountdown(OTP_RESEND_SECONDS);
	return (
		<Button type="submit" look="quiet" disabled={secondsLeft > 0}>
			{secondsLeft > 0 ? t("code.againIn", { seconds: secondsLeft }) : t("code.again")}
		</Button>
	);
}

/** 0 until scripts run, then the seconds that are left. */
function useCountdown(seconds: number): number {
	const [left, setLeft] = useState(0);
	useEffect(() => {
		const end = Date.now() + seconds * 1000;
		const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
		tick();
		const timer = setInterval(tick, 1000);
		return () => clearInterval(timer);
	}, [seconds]);
	return left;
}
