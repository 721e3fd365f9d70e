import { Moon, Sun, SunMoon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { iconButtonLook } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { chooseTheme, readTheme, subscribeToTheme, THEMES, type Theme } from "#app/theme.ts";

const MARKS = { device: SunMoon, light: Sun, dark: Moon } as const;

/** Light, dark, or as the device has it: each press takes the next. Without scripts the device decides. */
export function ThemeSwitch() {
	const t = useWords();
	const theme = useSyncExternalStore(subscribeToTheme, readTheme, onServer);
	const Mark = MARKS[theme];
	const label = t("site.theme", { theme: t(`site.themes.${theme}`) });
	return (
		<button
			type="button"
			title={label}
			aria-label={label}
			onClick={() => chooseTheme(nextOf(theme))}
			className={`${iconButtonLook} [@media(scripting:none)]:hidden`}
		>
			<Mark size={20} aria-hidden="true" />
		</button>
	);
}

const onServer = (): Theme => "device";

function nextOf(theme: Theme): Theme {
	return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "device";
}
