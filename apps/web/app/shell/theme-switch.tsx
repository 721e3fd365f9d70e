import { Moon, Sun, SunMoon } from "lucide-react";
import { useStore } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { iconButtonLook } from "#app/ui/button.tsx";
import { THEMES, type Theme, themeStore } from "./theme.ts";

const MARKS = { device: SunMoon, light: Sun, dark: Moon } as const;

/** Each press chooses the next theme. Without scripts the device decides. */
export function ThemeSwitch() {
	const t = useTranslations();
	const theme = useStore(themeStore);
	const Mark = MARKS[theme];
	const label = t("site.theme", { theme: t(`site.themes.${theme}`) });
	return (
		<button
			type="button"
			title={label}
			aria-label={label}
			onClick={() => themeStore.write(nextOf(theme))}
			className={`${iconButtonLook} scripted`}
		>
			<Mark size={20} aria-hidden="true" />
		</button>
	);
}

function nextOf(theme: Theme): Theme {
	return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "device";
}
