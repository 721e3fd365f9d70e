import "#studio/no-eval.ts";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import GlobalStyles from "@mui/material/GlobalStyles";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Desk } from "#studio/desk.tsx";
import { PAGE_STYLES } from "#studio/frame/page-styles.ts";
import { STYLES } from "#studio/frame/styles.ts";

/** Styles added at run time carry this response's CSP nonce. */
const policy = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
const styles = createCache({ key: "desk", nonce: policy?.nonce ?? "" });

const root = document.querySelector("#desk");
if (root === null) throw new Error("The page has no element for the desk.");
createRoot(root).render(
	<StrictMode>
		<CacheProvider value={styles}>
			<GlobalStyles styles={[STYLES, PAGE_STYLES]} />
			<Desk />
		</CacheProvider>
	</StrictMode>,
);
