import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Desk } from "#studio/desk.tsx";
import { PlainStyles } from "#studio/parts/plain-styles.tsx";

/** The styles that the desk makes while it runs carry the nonce of this reply's content policy. */
const policy = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
const styles = createCache({ key: "desk", nonce: policy?.nonce ?? "" });

const root = document.querySelector("#desk");
if (root === null) throw new Error("The page has no element for the desk.");
createRoot(root).render(
	<StrictMode>
		<CacheProvider value={styles}>
			<PlainStyles />
			<Desk />
		</CacheProvider>
	</StrictMode>,
);
