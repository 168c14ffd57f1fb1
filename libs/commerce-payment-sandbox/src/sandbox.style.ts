/** The provider's own look. It differs from every brand, so that its page is not mistaken for the shop's. */
export const SANDBOX_STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#f3f4f7;color:#171a21;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:31rem;margin:0 auto;padding:clamp(1rem,5vh,3rem) 1rem 2rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 1rem;align-items:center}
header p{margin:0;padding:.2rem .65rem;border-radius:99px;background:#fdf1da;color:#6f4300;font-size:.8125rem;font-weight:500}
h1{font-size:1.25rem;line-height:1.3;letter-spacing:-.015em;margin:0}
h2{font-size:1.0625rem;line-height:1.3;margin:0 0 .75rem}
p{margin:0 0 1rem}
.over p{margin:1rem 0 0}
a{color:#1f3fb8;text-underline-offset:.22em}
section{background:#fff;border:1px solid #dde1e8;border-radius:14px;padding:1.5rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8rem),1fr));gap:.35rem 1rem;align-items:baseline;margin:0 0 1.5rem;padding-bottom:1.25rem;border-bottom:1px solid #dde1e8}
dt{color:#555d6b;font-size:.9375rem}
dd{margin:0;text-align:end;overflow-wrap:anywhere}
dd.sum{font-size:1.75rem;line-height:1.2;font-weight:600;letter-spacing:-.02em}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;margin:0}
label{display:grid;gap:.375rem;font-size:.875rem;font-weight:600}
label>input,label>select{width:100%;min-height:48px;padding:0 .875rem;border:1px solid #7f8794;border-radius:10px;font:inherit;font-weight:400;font-size:1rem;background:#fff;color:inherit;font-variant-numeric:tabular-nums}
label>input::placeholder{color:#5f6775;opacity:1}
label>[aria-invalid]{border-color:#a11b1b;box-shadow:0 0 0 1px #a11b1b}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,7.5rem),1fr));gap:.875rem}
button{font:inherit;cursor:pointer;border-radius:10px;min-height:48px;padding:0 1rem;border:1px solid #7f8794;background:#fff;color:inherit}
button:hover{background:#eef1fb}
button.main{border-color:#1f3fb8;background:#1f3fb8;color:#fff;font-weight:600;min-height:56px;font-size:1.0625rem}
button.main:hover{background:#18329a}
button.quiet{border-color:transparent;color:#3b4250;text-decoration:underline;text-underline-offset:.22em;min-height:44px;margin-top:-.5rem}
:focus-visible{outline:3px solid #4a67e3;outline-offset:2px}
.error{color:#a11b1b;font-size:.875rem;font-weight:500;margin:-.5rem 0 0}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
li button{width:100%;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11.5rem),1fr));gap:.25rem 1rem;align-items:center;text-align:start;font-size:.875rem;line-height:1.35;padding-block:.5rem;border-color:#c6ccd6}
li code{font:inherit;font-variant-numeric:tabular-nums;font-weight:600}
li span{color:#555d6b}
fieldset{border:0;padding:0;margin:0;display:grid;gap:.5rem;min-width:0}
legend{padding:0;margin-bottom:.5rem;font-weight:600;font-size:.875rem}
fieldset label{display:flex;align-items:center;gap:.75rem;min-height:48px;padding:0 .875rem;border:1px solid #c6ccd6;border-radius:10px;font-size:1rem;font-weight:400;cursor:pointer}
fieldset label:has(:checked){border-color:#1f3fb8;background:#eef1fb}
fieldset input{width:20px;height:20px;margin:0;accent-color:#1f3fb8}
@media (max-width:26rem){section{padding:1.125rem 1rem}}
`;
