// Made by scripts/emoji-names.ts. Do not edit. Names of Unicode emoji by code, facts from these sources, in this order:
// zulip-emoji-mapping 1.0.1 (Apache-2.0), zulip-term 0.7.0 (Apache-2.0), gemoji 8.1.0 (MIT), emojibase-data 17.0.0 (MIT): github, iamcal, joypixels, cldr, emojibase.
// Before `|` stand the emoji's own names, behind it aliases; behind `~` names that mean another emoji when they come without a code.

export const EMOJI_NAMES = `0023-20e3 hash keycap | keycap_number_sign number_sign
002a-20e3 asterisk | ~keycap keycap_star keycap_asterisk
0030-20e3 zero keycap_0 |
0031-20e3 one keycap_1 |
0032-20e3 two keycap_2 |
0033-20e3 three keycap_3 |
0034-20e3 four keycap_4 |
0035-20e3 five keycap_5 |
0036-20e3 six keycap_6 |
0037-20e3 seven keycap_7 |
0038-20e3 eight keycap_8 |
0039-20e3 nine keycap_9 |
00a9 copyright | c
00ae registered | r
1f004 mahjong mahjong_red_dragon |
1f0cf joker black_joker |
1f170 a a_button_blood_type | a_blood
1f171 b b_button_blood_type | b_blood
1f17e o o2 o_button_blood_type | o_blood
1f17f parking p_button | p
1f18e ab ab_button_blood_type | ab_blood
1f191 cl cl_button |
1f192 cool cool_button |
1f193 free free_button |
1f194 id id_button |
1f195 new new_button |
1f196 ng ng_button |
1f197 squared_ok ok_button | ~ok
1f198 sos sos_button |
1f199 squared_up | ~up ~up_button up2
1f19a vs vs_button |
1f1e6-1f1e8 flag_ascension_island ascension_island | flag-ac flag_ac ac
1f1e6-1f1e9 flag_andorra andorra | flag-ad flag_ad ad
1f1e6-1f1ea flag_united_arab_emirates united_arab_emirates | flag-ae flag_ae ae
1f1e6-1f1eb flag_afghanistan afghanistan | flag-af flag_af af
1f1e6-1f1ec flag_antigua_and_barbuda antigua_barbuda flag_antigua_barbuda | flag-ag flag_ag ag
1f1e6-1f1ee flag_anguilla anguilla | flag-ai flag_ai ai
1f1e6-1f1f1 flag_albania albania | flag-al flag_al al
1f1e6-1f1f2 flag_armenia armenia | flag-am flag_am am
1f1e6-1f1f4 flag_angola angola | flag-ao flag_ao ao
1f1e6-1f1f6 flag_antarctica antarctica | flag-aq flag_aq aq
1f1e6-1f1f7 flag_argentina argentina | flag-ar flag_ar ar
1f1e6-1f1f8 flag_american_samoa american_samoa | flag-as flag_as as
1f1e6-1f1f9 flag_austria austria | flag-at flag_at at
1f1e6-1f1fa flag_australia australia | flag-au flag_au au
1f1e6-1f1fc flag_aruba aruba | flag-aw flag_aw aw
1f1e6-1f1fd aland_islands flag_land_islands | flag_aland_islands flag-ax flag_ax ax
1f1e6-1f1ff flag_azerbaijan azerbaijan | flag-az flag_az az
1f1e7-1f1e6 flag_bosnia_and_herzegovina bosnia_herzegovina flag_bosnia_herzegovina | flag-ba flag_ba ba
1f1e7-1f1e7 flag_barbados barbados | flag-bb flag_bb bb
1f1e7-1f1e9 flag_bangladesh bangladesh | flag-bd flag_bd bd
1f1e7-1f1ea flag_belgium belgium | flag-be flag_be be
1f1e7-1f1eb flag_burkina_faso burkina_faso | flag-bf flag_bf bf
1f1e7-1f1ec flag_bulgaria bulgaria | flag-bg flag_bg bg
1f1e7-1f1ed flag_bahrain bahrain | flag-bh flag_bh bh
1f1e7-1f1ee flag_burundi burundi | flag-bi flag_bi bi
1f1e7-1f1ef flag_benin benin | flag-bj flag_bj bj
1f1e7-1f1f1 st_barthelemy flag_st_barth_lemy | flag_st_barthelemy flag-bl flag_bl bl
1f1e7-1f1f2 flag_bermuda bermuda | flag-bm flag_bm bm
1f1e7-1f1f3 flag_brunei brunei | flag-bn flag_bn bn
1f1e7-1f1f4 flag_bolivia bolivia | flag-bo flag_bo bo
1f1e7-1f1f6 flag_caribbean_netherlands caribbean_netherlands | flag-bq flag_bq bq
1f1e7-1f1f7 flag_brazil brazil | flag-br flag_br br
1f1e7-1f1f8 flag_bahamas bahamas | flag-bs flag_bs bs
1f1e7-1f1f9 flag_bhutan bhutan | flag-bt flag_bt bt
1f1e7-1f1fb flag_bouvet_island bouvet_island | flag-bv flag_bv bv
1f1e7-1f1fc flag_botswana botswana | flag-bw flag_bw bw
1f1e7-1f1fe flag_belarus belarus | flag-by flag_by by
1f1e7-1f1ff flag_belize belize | flag-bz flag_bz bz
1f1e8-1f1e6 flag_canada canada | flag-ca flag_ca ca
1f1e8-1f1e8 flag_cocos_keeling_islands cocos_islands | flag-cc flag_cc cc
1f1e8-1f1e9 flag_congo_kinshasa congo_kinshasa | flag-cd flag_cd congo
1f1e8-1f1eb flag_central_african_republic central_african_republic | flag-cf flag_cf cf
1f1e8-1f1ec flag_congo_brazzaville congo_brazzaville | flag-cg flag_cg cg
1f1e8-1f1ed flag_switzerland switzerland | flag-ch flag_ch ch
1f1e8-1f1ee cote_divoire flag_c_te_d_ivoire | flag_cote_divoire flag-ci flag_ci ci
1f1e8-1f1f0 flag_cook_islands cook_islands | flag-ck flag_ck ck
1f1e8-1f1f1 flag_chile chile | flag-cl flag_cl
1f1e8-1f1f2 flag_cameroon cameroon | flag-cm flag_cm cm
1f1e8-1f1f3 flag_china cn | flag-cn flag_cn china
1f1e8-1f1f4 flag_colombia colombia | flag-co flag_co co
1f1e8-1f1f5 flag_clipperton_island clipperton_island | flag-cp flag_cp cp
1f1e8-1f1f7 flag_costa_rica costa_rica | flag-cr flag_cr cr
1f1e8-1f1fa flag_cuba cuba | flag-cu flag_cu cu
1f1e8-1f1fb flag_cape_verde cape_verde | flag-cv flag_cv cv
1f1e8-1f1fc curacao flag_cura_ao | flag_curacao flag-cw flag_cw cw
1f1e8-1f1fd flag_christmas_island christmas_island | flag-cx flag_cx cx
1f1e8-1f1fe flag_cyprus cyprus | flag-cy flag_cy cy
1f1e8-1f1ff flag_czechia czech_republic | flag-cz flag_cz cz czechia
1f1e9-1f1ea flag_germany de | flag-de flag_de germany
1f1e9-1f1ec flag_diego_garcia diego_garcia | flag-dg flag_dg dg
1f1e9-1f1ef flag_djibouti djibouti | flag-dj flag_dj dj
1f1e9-1f1f0 flag_denmark denmark | flag-dk flag_dk dk
1f1e9-1f1f2 flag_dominica dominica | flag-dm flag_dm dm
1f1e9-1f1f4 flag_dominican_republic dominican_republic | flag-do flag_do do
1f1e9-1f1ff flag_algeria algeria | flag-dz flag_dz dz
1f1ea-1f1e6 flag_ceuta_and_melilla ceuta_melilla flag_ceuta_melilla | flag-ea flag_ea ea
1f1ea-1f1e8 flag_ecuador ecuador | flag-ec flag_ec ec
1f1ea-1f1ea flag_estonia estonia | flag-ee flag_ee ee
1f1ea-1f1ec flag_egypt egypt | flag-eg flag_eg eg
1f1ea-1f1ed flag_western_sahara western_sahara | flag-eh flag_eh eh
1f1ea-1f1f7 flag_eritrea eritrea | flag-er flag_er er
1f1ea-1f1f8 flag_spain es | flag-es flag_es spain
1f1ea-1f1f9 flag_ethiopia ethiopia | flag-et flag_et et
1f1ea-1f1fa flag_european_union eu european_union | flag-eu flag_eu
1f1eb-1f1ee flag_finland finland | flag-fi flag_fi fi
1f1eb-1f1ef flag_fiji fiji | flag-fj flag_fj fj
1f1eb-1f1f0 flag_falkland_islands falkland_islands | flag-fk flag_fk fk
1f1eb-1f1f2 flag_micronesia micronesia | flag-fm flag_fm fm
1f1eb-1f1f4 flag_faroe_islands faroe_islands | flag-fo flag_fo fo
1f1eb-1f1f7 flag_france fr | flag-fr flag_fr france
1f1ec-1f1e6 flag_gabon gabon | flag-ga flag_ga ga
1f1ec-1f1e7 flag_united_kingdom gb uk | flag-gb flag_gb united_kingdom
1f1ec-1f1e9 flag_grenada grenada | flag-gd flag_gd gd
1f1ec-1f1ea flag_georgia georgia | flag-ge flag_ge ge
1f1ec-1f1eb flag_french_guiana french_guiana | flag-gf flag_gf gf
1f1ec-1f1ec flag_guernsey guernsey | flag-gg flag_gg gg
1f1ec-1f1ed flag_ghana ghana | flag-gh flag_gh gh
1f1ec-1f1ee flag_gibraltar gibraltar | flag-gi flag_gi gi
1f1ec-1f1f1 flag_greenland greenland | flag-gl flag_gl gl
1f1ec-1f1f2 flag_gambia gambia | flag-gm flag_gm gm
1f1ec-1f1f3 flag_guinea guinea | flag-gn flag_gn gn
1f1ec-1f1f5 flag_guadeloupe guadeloupe | flag-gp flag_gp gp
1f1ec-1f1f6 flag_equatorial_guinea equatorial_guinea | flag-gq flag_gq gq
1f1ec-1f1f7 flag_greece greece | flag-gr flag_gr gr
1f1ec-1f1f8 flag_south_georgia_and_south_sandwich_islands south_georgia_south_sandwich_islands flag_south_georgia_south_sandwich_islands | flag-gs flag_gs gs
1f1ec-1f1f9 flag_guatemala guatemala | flag-gt flag_gt gt
1f1ec-1f1fa flag_guam guam | flag-gu flag_gu gu
1f1ec-1f1fc flag_guinea_bissau guinea_bissau | flag-gw flag_gw gw
1f1ec-1f1fe flag_guyana guyana | flag-gy flag_gy gy
1f1ed-1f1f0 flag_hong_kong_sar_china hong_kong | flag-hk flag_hk hk
1f1ed-1f1f2 flag_heard_and_mcdonald_islands heard_mcdonald_islands flag_heard_mcdonald_islands | flag-hm flag_hm hm
1f1ed-1f1f3 flag_honduras honduras | flag-hn flag_hn hn
1f1ed-1f1f7 flag_croatia croatia | flag-hr flag_hr hr
1f1ed-1f1f9 flag_haiti haiti | flag-ht flag_ht ht
1f1ed-1f1fa flag_hungary hungary | flag-hu flag_hu hu
1f1ee-1f1e8 flag_canary_islands canary_islands | flag-ic flag_ic ic
1f1ee-1f1e9 flag_indonesia indonesia | flag-id flag_id
1f1ee-1f1ea flag_ireland ireland | flag-ie flag_ie ie
1f1ee-1f1f1 flag_israel israel | flag-il flag_il il
1f1ee-1f1f2 flag_isle_of_man isle_of_man | flag-im flag_im im
1f1ee-1f1f3 flag_india india | flag-in flag_in in
1f1ee-1f1f4 flag_british_indian_ocean_territory british_indian_ocean_territory | flag-io flag_io io
1f1ee-1f1f6 flag_iraq iraq | flag-iq flag_iq iq
1f1ee-1f1f7 flag_iran iran | flag-ir flag_ir ir
1f1ee-1f1f8 flag_iceland iceland | flag-is flag_is is
1f1ee-1f1f9 flag_italy it | flag-it flag_it italy
1f1ef-1f1ea flag_jersey jersey | flag-je flag_je je
1f1ef-1f1f2 flag_jamaica jamaica | flag-jm flag_jm jm
1f1ef-1f1f4 flag_jordan jordan | flag-jo flag_jo jo
1f1ef-1f1f5 flag_japan jp | flag-jp flag_jp ~japan
1f1f0-1f1ea flag_kenya kenya | flag-ke flag_ke ke
1f1f0-1f1ec flag_kyrgyzstan kyrgyzstan | flag-kg flag_kg kg
1f1f0-1f1ed flag_cambodia cambodia | flag-kh flag_kh kh
1f1f0-1f1ee flag_kiribati kiribati | flag-ki flag_ki ki
1f1f0-1f1f2 flag_comoros comoros | flag-km flag_km km
1f1f0-1f1f3 flag_st_kitts_and_nevis st_kitts_nevis flag_st_kitts_nevis | flag-kn flag_kn kn
1f1f0-1f1f5 flag_north_korea north_korea | flag-kp flag_kp kp
1f1f0-1f1f7 flag_south_korea kr | flag-kr flag_kr south_korea
1f1f0-1f1fc flag_kuwait kuwait | flag-kw flag_kw kw
1f1f0-1f1fe flag_cayman_islands cayman_islands | flag-ky flag_ky ky
1f1f0-1f1ff flag_kazakhstan kazakhstan | flag-kz flag_kz kz
1f1f1-1f1e6 flag_laos laos | flag-la flag_la la
1f1f1-1f1e7 flag_lebanon lebanon | flag-lb flag_lb lb
1f1f1-1f1e8 flag_st_lucia st_lucia | flag-lc flag_lc lc
1f1f1-1f1ee flag_liechtenstein liechtenstein | flag-li flag_li li
1f1f1-1f1f0 flag_sri_lanka sri_lanka | flag-lk flag_lk lk
1f1f1-1f1f7 flag_liberia liberia | flag-lr flag_lr lr
1f1f1-1f1f8 flag_lesotho lesotho | flag-ls flag_ls ls
1f1f1-1f1f9 flag_lithuania lithuania | flag-lt flag_lt lt
1f1f1-1f1fa flag_luxembourg luxembourg | flag-lu flag_lu lu
1f1f1-1f1fb flag_latvia latvia | flag-lv flag_lv lv
1f1f1-1f1fe flag_libya libya | flag-ly flag_ly ly
1f1f2-1f1e6 flag_morocco morocco | flag-ma flag_ma ma
1f1f2-1f1e8 flag_monaco monaco | flag-mc flag_mc mc
1f1f2-1f1e9 flag_moldova moldova | flag-md flag_md md
1f1f2-1f1ea flag_montenegro montenegro | flag-me flag_me me
1f1f2-1f1eb flag_st_martin st_martin | flag-mf flag_mf mf
1f1f2-1f1ec flag_madagascar madagascar | flag-mg flag_mg mg
1f1f2-1f1ed flag_marshall_islands marshall_islands | flag-mh flag_mh mh
1f1f2-1f1f0 flag_north_macedonia macedonia | flag-mk flag_mk mk
1f1f2-1f1f1 flag_mali mali | flag-ml flag_ml ml
1f1f2-1f1f2 flag_myanmar_burma myanmar | flag-mm flag_mm mm burma
1f1f2-1f1f3 flag_mongolia mongolia | flag-mn flag_mn mn
1f1f2-1f1f4 flag_macao_sar_china macau | flag-mo flag_mo mo macao
1f1f2-1f1f5 flag_northern_mariana_islands northern_mariana_islands | flag-mp flag_mp mp
1f1f2-1f1f6 flag_martinique martinique | flag-mq flag_mq mq
1f1f2-1f1f7 flag_mauritania mauritania | flag-mr flag_mr mr
1f1f2-1f1f8 flag_montserrat montserrat | flag-ms flag_ms ms
1f1f2-1f1f9 flag_malta malta | flag-mt flag_mt mt
1f1f2-1f1fa flag_mauritius | ~mauritius flag-mu flag_mu mu
1f1f2-1f1fb flag_maldives maldives | flag-mv flag_mv mv
1f1f2-1f1fc flag_malawi malawi | flag-mw flag_mw mw
1f1f2-1f1fd flag_mexico mexico | flag-mx flag_mx mx
1f1f2-1f1fe flag_malaysia malaysia | flag-my flag_my my
1f1f2-1f1ff flag_mozambique mozambique | flag-mz flag_mz mz
1f1f3-1f1e6 flag_namibia namibia | flag-na flag_na na
1f1f3-1f1e8 flag_new_caledonia new_caledonia | flag-nc flag_nc nc
1f1f3-1f1ea flag_niger niger | flag-ne flag_ne ne
1f1f3-1f1eb flag_norfolk_island norfolk_island | flag-nf flag_nf nf
1f1f3-1f1ec flag_nigeria nigeria | flag-ng flag_ng
1f1f3-1f1ee flag_nicaragua nicaragua | flag-ni flag_ni ni
1f1f3-1f1f1 flag_netherlands netherlands | flag-nl flag_nl nl
1f1f3-1f1f4 flag_norway norway | flag-no flag_no no
1f1f3-1f1f5 flag_nepal nepal | flag-np flag_np np
1f1f3-1f1f7 flag_nauru nauru | flag-nr flag_nr nr
1f1f3-1f1fa flag_niue niue | flag-nu flag_nu nu
1f1f3-1f1ff flag_new_zealand new_zealand | flag-nz flag_nz nz
1f1f4-1f1f2 flag_oman oman | flag-om flag_om ~om
1f1f5-1f1e6 flag_panama panama | flag-pa flag_pa pa
1f1f5-1f1ea flag_peru peru | flag-pe flag_pe pe
1f1f5-1f1eb flag_french_polynesia french_polynesia | flag-pf flag_pf pf
1f1f5-1f1ec flag_papua_new_guinea papua_new_guinea | flag-pg flag_pg pg
1f1f5-1f1ed flag_philippines philippines | flag-ph flag_ph ph
1f1f5-1f1f0 flag_pakistan pakistan | flag-pk flag_pk pk
1f1f5-1f1f1 flag_poland poland | flag-pl flag_pl pl
1f1f5-1f1f2 flag_st_pierre_and_miquelon st_pierre_miquelon flag_st_pierre_miquelon | flag-pm flag_pm pm
1f1f5-1f1f3 flag_pitcairn_islands pitcairn_islands | flag-pn flag_pn pn
1f1f5-1f1f7 flag_puerto_rico puerto_rico | flag-pr flag_pr pr
1f1f5-1f1f8 flag_palestinian_territories palestinian_territories | flag-ps flag_ps ps
1f1f5-1f1f9 flag_portugal portugal | flag-pt flag_pt pt
1f1f5-1f1fc flag_palau palau | flag-pw flag_pw pw
1f1f5-1f1fe flag_paraguay paraguay | flag-py flag_py py
1f1f6-1f1e6 flag_qatar qatar | flag-qa flag_qa qa
1f1f7-1f1ea reunion flag_r_union | flag_reunion flag-re flag_re re
1f1f7-1f1f4 flag_romania romania | flag-ro flag_ro ro
1f1f7-1f1f8 flag_serbia serbia | flag-rs flag_rs rs
1f1f7-1f1fa flag_russia ru | flag-ru flag_ru ~russia
1f1f7-1f1fc flag_rwanda rwanda | flag-rw flag_rw rw
1f1f8-1f1e6 flag_saudi_arabia saudi_arabia | flag-sa flag_sa saudiarabia saudi
1f1f8-1f1e7 flag_solomon_islands solomon_islands | flag-sb flag_sb sb
1f1f8-1f1e8 flag_seychelles seychelles | flag-sc flag_sc sc
1f1f8-1f1e9 flag_sudan sudan | flag-sd flag_sd sd
1f1f8-1f1ea flag_sweden sweden | flag-se flag_se se
1f1f8-1f1ec flag_singapore singapore | flag-sg flag_sg sg
1f1f8-1f1ed flag_st_helena st_helena | flag-sh flag_sh sh
1f1f8-1f1ee flag_slovenia slovenia | flag-si flag_si si
1f1f8-1f1ef flag_svalbard_and_jan_mayen svalbard_jan_mayen flag_svalbard_jan_mayen | flag-sj flag_sj sj
1f1f8-1f1f0 flag_slovakia slovakia | flag-sk flag_sk sk
1f1f8-1f1f1 flag_sierra_leone sierra_leone | flag-sl flag_sl sl
1f1f8-1f1f2 flag_san_marino san_marino | flag-sm flag_sm sm
1f1f8-1f1f3 flag_senegal senegal | flag-sn flag_sn sn
1f1f8-1f1f4 flag_somalia somalia | flag-so flag_so so
1f1f8-1f1f7 flag_suriname suriname | flag-sr flag_sr sr
1f1f8-1f1f8 flag_south_sudan south_sudan | flag-ss flag_ss ss
1f1f8-1f1f9 sao_tome_principe flag_s_o_tom_pr_ncipe | flag_sao_tome_and_principe flag-st flag_st st flag_sao_tome_principe
1f1f8-1f1fb flag_el_salvador el_salvador | flag-sv flag_sv sv
1f1f8-1f1fd flag_sint_maarten sint_maarten | flag-sx flag_sx sx
1f1f8-1f1fe flag_syria syria | flag-sy flag_sy sy
1f1f8-1f1ff flag_eswatini swaziland | flag-sz flag_sz sz eswatini
1f1f9-1f1e6 flag_tristan_da_cunha tristan_da_cunha | flag-ta flag_ta ta
1f1f9-1f1e8 flag_turks_and_caicos_islands turks_caicos_islands flag_turks_caicos_islands | flag-tc flag_tc tc
1f1f9-1f1e9 flag_chad chad | flag-td flag_td td
1f1f9-1f1eb flag_french_southern_territories french_southern_territories | flag-tf flag_tf tf
1f1f9-1f1ec flag_togo togo | flag-tg flag_tg tg
1f1f9-1f1ed flag_thailand thailand | flag-th flag_th th
1f1f9-1f1ef flag_tajikistan tajikistan | flag-tj flag_tj tj
1f1f9-1f1f0 flag_tokelau tokelau | flag-tk flag_tk tk
1f1f9-1f1f1 flag_timor_leste timor_leste | flag-tl flag_tl tl
1f1f9-1f1f2 flag_turkmenistan turkmenistan | flag-tm flag_tm
1f1f9-1f1f3 flag_tunisia tunisia | flag-tn flag_tn tn
1f1f9-1f1f4 flag_tonga tonga | flag-to flag_to to
1f1f9-1f1f7 tr flag_turkey | flag_turkiye flag-tr flag_tr turkey_tr
1f1f9-1f1f9 flag_trinidad_and_tobago trinidad_tobago flag_trinidad_tobago | flag-tt flag_tt tt
1f1f9-1f1fb flag_tuvalu tuvalu | flag-tv flag_tv
1f1f9-1f1fc flag_taiwan taiwan | flag-tw flag_tw tw
1f1f9-1f1ff flag_tanzania tanzania | flag-tz flag_tz tz
1f1fa-1f1e6 flag_ukraine ukraine | flag-ua flag_ua ua
1f1fa-1f1ec flag_uganda uganda | flag-ug flag_ug ug
1f1fa-1f1f2 flag_us_outlying_islands us_outlying_islands flag_u_s_outlying_islands | flag-um flag_um um
1f1fa-1f1f3 flag_united_nations united_nations | flag-un flag_un un
1f1fa-1f1f8 flag_united_states us | flag-us flag_us united_states usa
1f1fa-1f1fe flag_uruguay uruguay | flag-uy flag_uy uy
1f1fa-1f1ff flag_uzbekistan uzbekistan | flag-uz flag_uz uz
1f1fb-1f1e6 flag_vatican_city vatican_city | flag-va flag_va va
1f1fb-1f1e8 flag_st_vincent_and_grenadines st_vincent_grenadines flag_st_vincent_grenadines | flag-vc flag_vc vc
1f1fb-1f1ea flag_venezuela venezuela | flag-ve flag_ve ve
1f1fb-1f1ec flag_british_virgin_islands british_virgin_islands | flag-vg flag_vg vg
1f1fb-1f1ee flag_us_virgin_islands us_virgin_islands flag_u_s_virgin_islands | flag-vi flag_vi vi
1f1fb-1f1f3 flag_vietnam vietnam | flag-vn flag_vn vn
1f1fb-1f1fa flag_vanuatu vanuatu | flag-vu flag_vu vu
1f1fc-1f1eb flag_wallis_and_futuna wallis_futuna flag_wallis_futuna | flag-wf flag_wf wf
1f1fc-1f1f8 flag_samoa samoa | flag-ws flag_ws ws
1f1fd-1f1f0 flag_kosovo kosovo | flag-xk flag_xk xk
1f1fe-1f1ea flag_yemen yemen | flag-ye flag_ye ye
1f1fe-1f1f9 flag_mayotte mayotte | flag-yt flag_yt yt
1f1ff-1f1e6 flag_south_africa south_africa | flag-za flag_za za
1f1ff-1f1f2 flag_zambia zambia | flag-zm flag_zm zm
1f1ff-1f1fc flag_zimbabwe zimbabwe | flag-zw flag_zw zw
1f201 japanese_here_button koko | here ja_here
1f202 japanese_service_charge_button sa | service_charge ja_service_charge
1f21a japanese_free_of_charge_button u7121 | ja_free_of_charge
1f22f japanese_reserved_button u6307 | reserved ja_reserved
1f232 japanese_prohibited_button u7981 | ja_prohibited
1f233 japanese_vacancy_button u7a7a | vacancy ja_vacancy
1f234 japanese_passing_grade_button u5408 | ja_passing_grade
1f235 japanese_no_vacancy_button u6e80 | ja_no_vacancy
1f236 japanese_not_free_of_charge_button u6709 | ja_not_free_of_carge
1f237 japanese_monthly_amount_button u6708 | ja_monthly_amount
1f238 japanese_application_button u7533 | ja_application
1f239 japanese_discount_button u5272 | ja_discount
1f23a japanese_open_for_business_button u55b6 | ja_open_for_business
1f250 japanese_bargain_button ideograph_advantage | ja_bargain
1f251 japanese_acceptable_button accept | ja_acceptable
1f300 cyclone | hurricane typhoon
1f301 foggy |
1f302 closed_umbrella |
1f303 night night_with_stars |
1f304 mountain_sunrise sunrise_over_mountains |
1f305 sunrise | ocean_sunrise
1f306 sunset city_sunset cityscape_at_dusk | city_dusk
1f307 city_sunrise | ~sunset ~city_sunset
1f308 rainbow | pride lgbtq
1f309 bridge bridge_at_night |
1f30a ocean water_wave |
1f30b volcano |
1f30c milky_way | night_sky
1f30d earth_africa globe_showing_europe_africa | earth_europe
1f30e earth_americas globe_showing_americas |
1f30f earth_asia globe_showing_asia_australia |
1f310 www globe_with_meridians | globe
1f311 new_moon |
1f312 waxing_crescent_moon | waxing
1f313 first_quarter_moon |
1f314 waxing_moon waxing_gibbous_moon | ~moon
1f315 full_moon |
1f316 waning_gibbous_moon | gibbous
1f317 last_quarter_moon |
1f318 waning_crescent_moon |
1f319 moon crescent_moon |
1f31a new_moon_face new_moon_with_face |
1f31b goodnight first_quarter_moon_with_face first_quarter_moon_face |
1f31c last_quarter_moon_face last_quarter_moon_with_face |
1f31d moon_face full_moon_with_face full_moon_face |
1f31e sun_face sun_with_face |
1f31f glowing_star star2 |
1f320 shooting_star stars | wish
1f321 temperature thermometer | warm
1f324 mostly_sunny sun_behind_small_cloud | sun_small_cloud white_sun_small_cloud white_sun_with_small_cloud ~sunny
1f325 cloudy sun_behind_large_cloud | barely_sunny ~sun_behind_cloud white_sun_cloud white_sun_behind_cloud
1f326 sunshowers sun_behind_rain_cloud | sun_and_rain partly_sunny_with_rain partly_sunny_rain white_sun_rain_cloud white_sun_behind_cloud_with_rain
1f327 rainy cloud_with_rain | soaked drenched rain_cloud cloud_rain
1f328 snowy cloud_with_snow | snowstorm snow_cloud cloud_snow
1f329 lightning cloud_with_lightning | lightning_storm lightning_cloud cloud_lightning
1f32a tornado | tornado_cloud cloud_tornado cloud_with_tornado
1f32b fog | hazy
1f32c windy wind_face | mother_nature wind_blowing_face
1f32d hotdog hot_dog |
1f32e taco |
1f32f burrito |
1f330 chestnut |
1f331 seedling | sprout
1f332 evergreen_tree |
1f333 tree deciduous_tree |
1f334 palm_tree |
1f335 cactus |
1f336 hot_pepper | chili_pepper
1f337 tulip | flower
1f338 cherry_blossom |
1f339 rose |
1f33a hibiscus |
1f33b sunflower |
1f33c blossom |
1f33d corn ear_of_corn | maize
1f33e harvest ear_of_rice sheaf_of_rice |
1f33f herb | plant
1f340 lucky four_leaf_clover |
1f341 maple_leaf |
1f342 fallen_leaf |
1f343 leaves leaf_fluttering_in_wind | wind fall
1f344 mushroom |
1f345 tomato |
1f346 eggplant |
1f347 grapes |
1f348 melon |
1f349 watermelon |
1f34a orange tangerine mandarin |
1f34b lemon |
1f34c banana |
1f34d pineapple |
1f34e apple red_apple |
1f34f green_apple |
1f350 pear |
1f351 peach |
1f352 cherries |
1f353 strawberry |
1f354 hamburger |
1f355 pizza |
1f356 meat meat_on_bone |
1f357 drumstick poultry_leg | poultry
1f358 senbei rice_cracker |
1f359 onigiri rice_ball |
1f35a rice cooked_rice |
1f35b curry curry_rice |
1f35c ramen steaming_bowl | noodles
1f35d spaghetti |
1f35e bread |
1f35f fries french_fries |
1f360 yam sweet_potato roasted_sweet_potato |
1f361 dango |
1f362 oden |
1f363 sushi |
1f364 tempura fried_shrimp |
1f365 naruto fish_cake fish_cake_with_swirl |
1f366 soft_serve soft_ice_cream icecream |
1f367 shaved_ice |
1f368 ice_cream | gelato
1f369 donut doughnut |
1f36a cookie |
1f36b chocolate chocolate_bar |
1f36c candy |
1f36d lollipop |
1f36e custard | flan pudding
1f36f honey honey_pot |
1f370 cake shortcake |
1f371 bento bento_box |
1f372 food stew pot_of_food | soup
1f373 cooking fried_egg |
1f374 fork_and_knife | eating_utensils
1f375 tea teacup_without_handle |
1f376 sake |
1f377 wine wine_glass |
1f378 cocktail cocktail_glass |
1f379 tropical_drink |
1f37a beer beer_mug |
1f37b beers clinking_beer_mugs |
1f37c baby_bottle |
1f37d hungry fork_and_knife_with_plate plate_with_cutlery | meal table_setting lets_eat knife_fork_plate fork_knife_plate
1f37e champagne bottle_with_popping_cork |
1f37f popcorn |
1f380 ribbon | decoration
1f381 gift wrapped_gift | present
1f382 birthday birthday_cake |
1f383 jack-o-lantern jack_o_lantern | pumpkin
1f384 holiday_tree christmas_tree |
1f385 santa santa_claus |
1f386 fireworks |
1f387 sparkler |
1f388 balloon | celebration
1f389 tada party_popper | party
1f38a confetti confetti_ball | party_ball
1f38b wish_tree tanabata_tree |
1f38c crossed_flags | solidarity
1f38d bamboo pine_decoration |
1f38e dolls japanese_dolls |
1f38f carp_streamer flags |
1f390 wind_chime |
1f391 moon_ceremony rice_scene moon_viewing_ceremony |
1f392 backpack school_satchel | satchel
1f393 graduate mortar_board graduation_cap |
1f396 military_medal medal_military | ~medal
1f397 reminder_ribbon |
1f399 studio_microphone | microphone2
1f39a volume level_slider |
1f39b control_knobs |
1f39e film film_strip film_frames |
1f39f ticket tickets admission_tickets |
1f3a0 carousel carousel_horse | merry_go_round
1f3a1 ferris_wheel |
1f3a2 roller_coaster |
1f3a3 fishing fishing_pole_and_fish fishing_pole |
1f3a4 microphone | mike mic
1f3a5 movie_camera |
1f3a6 cinema | movie_theater
1f3a7 headphones headphone |
1f3a8 art artist_palette | palette painting
1f3a9 top_hat tophat |
1f3aa circus circus_tent |
1f3ab pass | ~ticket
1f3ac action clapper clapper_board |
1f3ad performing_arts | drama theater
1f3ae video_game | controller
1f3af direct_hit dart bullseye | darts bulls_eye
1f3b0 slot_machine |
1f3b1 billiards 8ball pool_8_ball | pool 8_ball
1f3b2 dice game_die | die
1f3b3 strike bowling |
1f3b4 playing_cards flower_playing_cards |
1f3b5 music musical_note |
1f3b6 musical_notes notes |
1f3b7 saxophone |
1f3b8 guitar |
1f3b9 piano musical_keyboard |
1f3ba trumpet |
1f3bb violin |
1f3bc musical_score |
1f3bd running_shirt running_shirt_with_sash |
1f3be tennis |
1f3bf ski skis |
1f3c0 basketball |
1f3c1 checkered_flag chequered_flag | race go start
1f3c2 snowboarder | person_snowboarding snowboarding
1f3c3-200d-2640 woman_running running_woman | woman-running
1f3c3-200d-2642 man_running running_man | man-running
1f3c3 running runner person_running |
1f3c4-200d-2640 woman_surfing surfing_woman | woman-surfing
1f3c4-200d-2642 man_surfing surfing_man | man-surfing
1f3c4 surf surfer person_surfing | surfing
1f3c5 medal medal_sports sports_medal |
1f3c6 trophy | winner
1f3c7 horse_racing | horse_riding
1f3c8 american_football | ~football
1f3c9 rugby rugby_football |
1f3ca-200d-2640 woman_swimming swimming_woman | woman-swimming
1f3ca-200d-2642 man_swimming swimming_man | man-swimming
1f3ca swim swimmer person_swimming | ~swimming
1f3cb-200d-2640 woman_lifting_weights weight_lifting_woman | woman-lifting-weights
1f3cb-200d-2642 man_lifting_weights weight_lifting_man | man-lifting-weights
1f3cb lift weight_lifting person_lifting_weights | work_out weight_lift gym weight_lifter lifter
1f3cc-200d-2640 woman_golfing golfing_woman | woman-golfing
1f3cc-200d-2642 man_golfing golfing_man | man-golfing
1f3cc golf golfing person_golfing | golfer
1f3cd motorcycle | racing_motorcycle
1f3ce racecar racing_car | race_car
1f3cf cricket_game | ~cricket cricket_bat cricket_bat_and_ball cricket_bat_ball
1f3d0 volleyball |
1f3d1 field_hockey | field_hockey_stick_and_ball
1f3d2 ice_hockey | ice_hockey_stick_and_puck hockey
1f3d3 ping_pong | table_tennis table_tennis_paddle_and_ball
1f3d4 snowy_mountain mountain_snow snow_capped_mountain |
1f3d5 campsite | ~camping
1f3d6 beach beach_with_umbrella | ~beach_umbrella
1f3d7 construction building_construction | construction_site
1f3d8 houses | house_buildings homes
1f3d9 city cityscape | skyline
1f3da derelict_house | condemned derelict_house_building house_abandoned
1f3db classical_building |
1f3dc desert |
1f3dd island desert_island |
1f3de national_park | park
1f3df stadium |
1f3e0 house |
1f3e1 suburb house_with_garden |
1f3e2 office office_building |
1f3e3 japan_post japanese_post_office | ~post_office
1f3e4 post_office european_post_office |
1f3e5 hospital |
1f3e6 bank |
1f3e7 atm atm_sign |
1f3e8 hotel |
1f3e9 love_hotel |
1f3ea convenience_store |
1f3eb school |
1f3ec department_store |
1f3ed factory |
1f3ee lantern izakaya_lantern red_paper_lantern |
1f3ef shiro japanese_castle |
1f3f0 castle european_castle |
1f3f3-200d-1f308 rainbow_flag | rainbow-flag gay_pride_flag
1f3f3-200d-26a7 transgender_flag |
1f3f3 white_flag | surrender waving_white_flag flag_white
1f3f4-200d-2620 pirate_flag | jolly_roger plunder
1f3f4-e0067-e0062-e0065-e006e-e0067-e007f flag_england england | flag-england flag_gbeng
1f3f4-e0067-e0062-e0073-e0063-e0074-e007f flag_scotland scotland | flag-scotland flag_gbsct
1f3f4-e0067-e0062-e0077-e006c-e0073-e007f flag_wales wales | flag-wales flag_gbwls
1f3f4 black_flag | waving_black_flag flag_black
1f3f5 rosette |
1f3f7 label | tag price_tag
1f3f8 badminton | badminton_racquet_and_shuttlecock
1f3f9 bow_and_arrow | archery
1f3fa vase amphora |
1f400 rat |
1f401 mouse mouse2 |
1f402 ox | bull
1f403 water_buffalo |
1f404 cow cow2 |
1f405 tiger tiger2 |
1f406 leopard |
1f407 rabbit rabbit2 |
1f408-200d-2b1b black_cat | unlucky
1f408 cat cat2 | meow
1f409 dragon |
1f40a crocodile |
1f40b humpback_whale whale2 | ~whale
1f40c snail |
1f40d snake | hiss
1f40e horse racehorse |
1f40f ram |
1f410 goat |
1f411 sheep ewe | baa
1f412 monkey |
1f413 rooster | alarm cock-a-doodle-doo
1f414 chicken | cluck chicken_face
1f415-200d-1f9ba service_dog | assistance service
1f415 dog dog2 | woof
1f416 pig pig2 | oink
1f417 boar |
1f418 elephant |
1f419 octopus |
1f41a shell spiral_shell | seashell conch
1f41b bug | caterpillar
1f41c ant |
1f41d bee honeybee | buzz
1f41e lady_beetle | ladybird ladybug ~beetle
1f41f fish |
1f420 tropical_fish |
1f421 blowfish |
1f422 turtle | tortoise
1f423 hatching hatching_chick |
1f424 chick baby_chick |
1f425 new_baby hatched_chick front_facing_baby_chick |
1f426-200d-2b1b black_bird | crow raven rook
1f426 bird | bird_face
1f427 penguin | penguin_face
1f428 koala | koala_face
1f429 poodle |
1f42a arabian_camel dromedary_camel | ~camel
1f42b camel two_hump_camel |
1f42c dolphin flipper |
1f42d dormouse mouse_face | ~mouse
1f42e calf cow_face | ~cow
1f42f tiger_cub tiger_face | ~tiger
1f430 bunny rabbit_face | ~rabbit
1f431 kitten cat_face | ~cat
1f432 dragon_face |
1f433 whale spouting_whale |
1f434 pony horse_face | ~horse
1f435 monkey_face |
1f436 puppy dog_face | ~dog
1f437 piglet pig_face | ~pig
1f438 frog | frog_face
1f439 hamster | hamster_face
1f43a wolf | wolf_face
1f43b-200d-2744 polar_bear | arctic polar_bear_face
1f43b bear | bear_face
1f43c panda panda_face |
1f43d pig_nose |
1f43e paw_prints | paws ~feet
1f43f chipmunk |
1f440 eyes | looking
1f441-200d-1f5e8 eye_in_speech_bubble eye_speech_bubble | speech witness eye-in-speech-bubble
1f441 eye |
1f442 ear |
1f443 nose |
1f444 lips mouth |
1f445 tongue |
1f446 point_up point_up_2 backhand_index_pointing_up | this
1f447 point_down backhand_index_pointing_down |
1f448 point_left backhand_index_pointing_left |
1f449 point_right backhand_index_pointing_right |
1f44a fist_bump punch fist_oncoming facepunch oncoming_fist |
1f44b wave waving_hand | hello hi
1f44c ok ok_hand | got_it
1f44d +1 thumbs_up thumbsup | like thumbup ~yes
1f44e -1 thumbs_down thumbsdown | thumbdown ~no
1f44f clap clapping_hands | applause
1f450 open_hands |
1f451 crown | queen king
1f452 hat womans_hat woman_s_hat |
1f453 glasses eyeglasses | spectacles
1f454 tie necktie |
1f455 shirt tshirt t_shirt |
1f456 jeans | denim
1f457 dress |
1f458 kimono |
1f459 bikini |
1f45a clothing womans_clothes woman_s_clothes |
1f45b purse |
1f45c handbag |
1f45d pouch clutch_bag |
1f45e shoe mans_shoe man_s_shoe |
1f45f athletic_shoe running_shoe | sneaker
1f460 high_heels high_heel high_heeled_shoe |
1f461 sandal woman_s_sandal | flip_flops womans_sandal
1f462 boot woman_s_boot | womans_boot
1f463 footprints | feet
1f464 silhouette bust_in_silhouette | shadow
1f465 silhouettes busts_in_silhouette | shadows
1f466 boy |
1f467 girl |
1f468-200d-1f33e man_farmer | male-farmer
1f468-200d-1f373 man_cook | male-cook
1f468-200d-1f37c man_feeding_baby |
1f468-200d-1f393 man_student | male-student
1f468-200d-1f3a4 man_singer | male-singer
1f468-200d-1f3a8 man_artist | male-artist
1f468-200d-1f3eb man_teacher | male-teacher
1f468-200d-1f3ed man_factory_worker | male-factory-worker
1f468-200d-1f466-200d-1f466 family_man_boy_boy | man-boy-boy family_mbb
1f468-200d-1f466 family_man_boy | man-boy family_mb
1f468-200d-1f467-200d-1f466 family_man_girl_boy | man-girl-boy family_mgb
1f468-200d-1f467-200d-1f467 family_man_girl_girl | man-girl-girl family_mgg
1f468-200d-1f467 family_man_girl | man-girl family_mg
1f468-200d-1f468-200d-1f466 family_man_man_boy | man-man-boy family_mmb
1f468-200d-1f468-200d-1f466-200d-1f466 family_man_man_boy_boy | man-man-boy-boy family_mmbb
1f468-200d-1f468-200d-1f467 family_man_man_girl | man-man-girl family_mmg
1f468-200d-1f468-200d-1f467-200d-1f466 family_man_man_girl_boy | man-man-girl-boy family_mmgb
1f468-200d-1f468-200d-1f467-200d-1f467 family_man_man_girl_girl | man-man-girl-girl family_mmgg
1f468-200d-1f469-200d-1f466 family_man_woman_boy | man-woman-boy family_mwb
1f468-200d-1f469-200d-1f466-200d-1f466 family_man_woman_boy_boy | man-woman-boy-boy family_mwbb
1f468-200d-1f469-200d-1f467 family_man_woman_girl | man-woman-girl family_mwg
1f468-200d-1f469-200d-1f467-200d-1f466 family_man_woman_girl_boy | man-woman-girl-boy family_mwgb
1f468-200d-1f469-200d-1f467-200d-1f467 family_man_woman_girl_girl | man-woman-girl-girl family_mwgg
1f468-200d-1f4bb man_technologist | male-technologist
1f468-200d-1f4bc man_office_worker | male-office-worker
1f468-200d-1f527 man_mechanic | male-mechanic
1f468-200d-1f52c man_scientist | male-scientist
1f468-200d-1f680 man_astronaut | male-astronaut
1f468-200d-1f692 man_firefighter | male-firefighter
1f468-200d-1f9af man_with_white_cane man_with_probing_cane |
1f468-200d-1f9b0 man_red_hair red_haired_man | man_red_haired
1f468-200d-1f9b1 man_curly_hair curly_haired_man | man_curly_haired
1f468-200d-1f9b2 man_bald bald_man |
1f468-200d-1f9b3 man_white_hair white_haired_man | man_white_haired
1f468-200d-1f9bc man_in_motorized_wheelchair |
1f468-200d-1f9bd man_in_manual_wheelchair |
1f468-200d-2695 man_health_worker | male-doctor
1f468-200d-2696 man_judge | male-judge
1f468-200d-2708 man_pilot | male-pilot
1f468-200d-2764-200d-1f468 couple_with_heart_man_man | man-heart-man couple_mm couple_with_heart_mm
1f468-200d-2764-200d-1f48b-200d-1f468 kiss_man_man couplekiss_man_man | man-kiss-man kiss_mm couplekiss_mm
1f468 man |
1f469-200d-1f33e woman_farmer | female-farmer
1f469-200d-1f373 woman_cook | female-cook
1f469-200d-1f37c woman_feeding_baby |
1f469-200d-1f393 woman_student | female-student
1f469-200d-1f3a4 woman_singer | female-singer
1f469-200d-1f3a8 woman_artist | female-artist
1f469-200d-1f3eb woman_teacher | female-teacher
1f469-200d-1f3ed woman_factory_worker | female-factory-worker
1f469-200d-1f466-200d-1f466 family_woman_boy_boy | woman-boy-boy family_wbb
1f469-200d-1f466 family_woman_boy | woman-boy family_wb
1f469-200d-1f467-200d-1f466 family_woman_girl_boy | woman-girl-boy family_wgb
1f469-200d-1f467-200d-1f467 family_woman_girl_girl | woman-girl-girl family_wgg
1f469-200d-1f467 family_woman_girl | woman-girl family_wg
1f469-200d-1f469-200d-1f466 family_woman_woman_boy | woman-woman-boy family_wwb
1f469-200d-1f469-200d-1f466-200d-1f466 family_woman_woman_boy_boy | woman-woman-boy-boy family_wwbb
1f469-200d-1f469-200d-1f467 family_woman_woman_girl | woman-woman-girl family_wwg
1f469-200d-1f469-200d-1f467-200d-1f466 family_woman_woman_girl_boy | woman-woman-girl-boy family_wwgb
1f469-200d-1f469-200d-1f467-200d-1f467 family_woman_woman_girl_girl | woman-woman-girl-girl family_wwgg
1f469-200d-1f4bb woman_technologist | female-technologist
1f469-200d-1f4bc woman_office_worker | female-office-worker
1f469-200d-1f527 woman_mechanic | female-mechanic
1f469-200d-1f52c woman_scientist | female-scientist
1f469-200d-1f680 woman_astronaut | female-astronaut
1f469-200d-1f692 woman_firefighter | female-firefighter
1f469-200d-1f9af woman_with_white_cane woman_with_probing_cane |
1f469-200d-1f9b0 woman_red_hair red_haired_woman | woman_red_haired
1f469-200d-1f9b1 woman_curly_hair curly_haired_woman | woman_curly_haired
1f469-200d-1f9b2 woman_bald bald_woman |
1f469-200d-1f9b3 woman_white_hair white_haired_woman | woman_white_haired
1f469-200d-1f9bc woman_in_motorized_wheelchair |
1f469-200d-1f9bd woman_in_manual_wheelchair |
1f469-200d-2695 woman_health_worker | female-doctor
1f469-200d-2696 woman_judge | female-judge
1f469-200d-2708 woman_pilot | female-pilot
1f469-200d-2764-200d-1f468 couple_with_heart_woman_man | woman-heart-man couple_with_heart_mw couple_with_heart_wm
1f469-200d-2764-200d-1f469 couple_with_heart_woman_woman | woman-heart-woman couple_ww couple_with_heart_ww
1f469-200d-2764-200d-1f48b-200d-1f468 kiss_woman_man couplekiss_man_woman | woman-kiss-man kiss_mw kiss_wm
1f469-200d-2764-200d-1f48b-200d-1f469 kiss_woman_woman couplekiss_woman_woman | woman-kiss-woman kiss_ww couplekiss_ww
1f469 woman |
1f46a family |
1f46b man_and_woman_holding_hands couple woman_and_man_holding_hands | man_and_woman_couple
1f46c two_men_holding_hands men_holding_hands | men_couple
1f46d two_women_holding_hands women_holding_hands | women_couple
1f46e-200d-2640 woman_police_officer policewoman | female-police-officer
1f46e-200d-2642 man_police_officer policeman | male-police-officer
1f46e police cop police_officer |
1f46f-200d-2640 women_with_bunny_ears dancing_women | women-with-bunny-ears-partying woman-with-bunny-ears-partying women_with_bunny_ears_partying
1f46f-200d-2642 men_with_bunny_ears dancing_men | men-with-bunny-ears-partying man-with-bunny-ears-partying men_with_bunny_ears_partying
1f46f dancers people_with_bunny_ears | people_with_bunny_ears_partying
1f470-200d-2640 woman_with_veil bride_with_veil |
1f470-200d-2642 man_with_veil |
1f470 bride person_with_veil | ~bride_with_veil
1f471-200d-2640 woman_blond_hair blond_haired_woman blonde_woman | blonde blond-haired-woman blond-haired_woman woman_blond_haired
1f471-200d-2642 man_blond_hair blond_haired_man | blond-haired-man blond-haired_man man_blond_haired
1f471 person_blond_hair blond_haired_person | person_with_blond_hair blond_haired
1f472 gua_pi_mao man_with_gua_pi_mao person_with_skullcap | man_with_chinese_cap
1f473-200d-2640 woman_wearing_turban woman_with_turban | woman-wearing-turban
1f473-200d-2642 man_wearing_turban man_with_turban | man-wearing-turban
1f473 turban person_with_turban person_wearing_turban | ~man_with_turban
1f474 older_man old_man | elderly_man
1f475 older_woman old_woman | elderly_woman grandma
1f476 baby |
1f477-200d-2640 woman_construction_worker construction_worker_woman | female-construction-worker
1f477-200d-2642 man_construction_worker construction_worker_man | male-construction-worker
1f477 construction_worker |
1f478 princess |
1f479 ogre japanese_ogre |
1f47a goblin japanese_goblin |
1f47b ghost | boo spooky haunted
1f47c angel baby_angel |
1f47d alien | ufo
1f47e space_invader alien_monster |
1f47f devil imp angry_face_with_horns | angry_devil angry_imp
1f480 skull | skeleton
1f481-200d-2640 woman_tipping_hand tipping_hand_woman sassy_woman | woman-tipping-hand
1f481-200d-2642 man_tipping_hand tipping_hand_man sassy_man | man-tipping-hand
1f481 information_desk_person person_tipping_hand tipping_hand_person |
1f482-200d-2640 woman_guard guardswoman | female-guard
1f482-200d-2642 man_guard guardsman | male-guard
1f482 guard | ~guardsman
1f483 dancer woman_dancing |
1f484 lipstick |
1f485 nail_polish nail_care |
1f486-200d-2640 woman_getting_massage massage_woman | woman-getting-massage woman_getting_face_massage
1f486-200d-2642 man_getting_massage massage_man | man-getting-massage man_getting_face_massage
1f486 massage person_getting_massage |
1f487-200d-2640 woman_getting_haircut haircut_woman | woman-getting-haircut
1f487-200d-2642 man_getting_haircut haircut_man | man-getting-haircut
1f487 haircut person_getting_haircut |
1f488 barber barber_pole | striped_pole
1f489 injection syringe |
1f48a medicine pill |
1f48b lipstick_kiss kiss_mark | ~kiss
1f48c love_letter |
1f48d ring |
1f48e gem gem_stone | crystal
1f48f kiss couplekiss | couple_kiss
1f490 bouquet |
1f491 couple_with_heart |
1f492 wedding |
1f493 heartbeat beating_heart |
1f494 broken_heart | heartache
1f495 two_hearts |
1f496 sparkling_heart |
1f497 heart_pulse growing_heart heartpulse |
1f498 cupid heart_with_arrow | smitten heart_arrow
1f499 blue_heart |
1f49a green_heart | envy
1f49b yellow_heart | heart_of_gold
1f49c purple_heart | bravery
1f49d gift_heart heart_with_ribbon |
1f49e revolving_hearts |
1f49f heart_box heart_decoration |
1f4a0 cute diamond_with_a_dot diamond_shape_with_a_dot_inside | kawaii
1f4a1 light_bulb bulb | idea
1f4a2 anger anger_symbol | bam pow
1f4a3 bomb |
1f4a4 zzz |
1f4a5 boom collision | explosion crash
1f4a6 sweat_drops sweat_droplets |
1f4a7 drop droplet | water_drop
1f4a8 dash dashing_away |
1f4a9 poop pile_of_poo hankey shit | poo
1f4aa muscle flexed_biceps | right_bicep
1f4ab seeing_stars | ~dizzy
1f4ac umm speech_balloon |
1f4ad thought thought_balloon | dream
1f4ae white_flower |
1f4af 100 hundred_points | hundred
1f4b0 money moneybag money_bag |
1f4b1 exchange currency_exchange |
1f4b2 dollars heavy_dollar_sign |
1f4b3 credit_card | debit_card
1f4b4 yen_banknotes yen yen_banknote |
1f4b5 dollar_bills dollar dollar_banknote |
1f4b6 euro_banknotes euro euro_banknote |
1f4b7 pound_notes pound pound_banknote |
1f4b8 losing_money money_with_wings | easy_come_easy_go
1f4b9 stock_market chart_increasing_with_yen | ~chart
1f4ba seat |
1f4bb computer laptop |
1f4bc briefcase |
1f4bd gold_record minidisc computer_disk |
1f4be floppy_disk |
1f4bf cd optical_disk |
1f4c0 dvd |
1f4c1 organize file_folder |
1f4c2 folder open_file_folder |
1f4c3 page_with_curl | curl ~receipt
1f4c4 document page_facing_up | paper file page
1f4c5 calendar | ~date
1f4c6 date tear_off_calendar | ~calendar
1f4c7 rolodex card_index |
1f4c8 chart chart_with_upwards_trend chart_increasing | upwards_trend growing increasing
1f4c9 downwards_trend chart_with_downwards_trend chart_decreasing | shrinking decreasing
1f4ca bar_chart |
1f4cb clipboard |
1f4cc push_pin pushpin | thumb_tack
1f4cd pin round_pushpin | sewing_pin
1f4ce paperclip | attachment
1f4cf ruler straight_ruler | straightedge
1f4d0 carpenter_square triangular_ruler |
1f4d1 place_holder bookmark_tabs |
1f4d2 ledger | spiral_notebook
1f4d3 notebook | composition_book
1f4d4 decorative_notebook notebook_with_decorative_cover |
1f4d5 red_book closed_book |
1f4d6 book open_book |
1f4d7 green_book |
1f4d8 blue_book |
1f4d9 orange_book |
1f4da books |
1f4db name_badge |
1f4dc scroll |
1f4dd memo | note ~pencil
1f4de landline telephone_receiver | home_phone
1f4df pager |
1f4e0 fax fax_machine |
1f4e1 satellite_antenna | ~satellite
1f4e2 loudspeaker | bullhorn
1f4e3 megaphone mega | shout
1f4e4 outbox outbox_tray |
1f4e5 inbox inbox_tray |
1f4e6 package |
1f4e7 e-mail e_mail | ~email
1f4e8 mail_received incoming_envelope |
1f4e9 mail_sent envelope_with_arrow | sealed
1f4ea closed_mailbox mailbox_closed closed_mailbox_with_lowered_flag |
1f4eb mailbox closed_mailbox_with_raised_flag |
1f4ec unread_mail mailbox_with_mail open_mailbox_with_raised_flag |
1f4ed inbox_zero mailbox_with_no_mail open_mailbox_with_lowered_flag | empty_mailbox no_mail
1f4ee mail_dropoff postbox |
1f4ef horn postal_horn |
1f4f0 headlines | ~newspaper
1f4f1 mobile_phone iphone | smartphone android
1f4f2 calling mobile_phone_with_arrow | mobile_phone_arrow
1f4f3 vibration_mode |
1f4f4 phone_off mobile_phone_off |
1f4f5 no_phones no_mobile_phones |
1f4f6 cell_reception signal_strength antenna_bars | signal_bars
1f4f7 camera |
1f4f8 taking_a_picture camera_flash camera_with_flash | say_cheese
1f4f9 video_camera | video_recorder
1f4fa tv television |
1f4fb radio |
1f4fc vhs videocassette |
1f4fd projector film_projector | movie
1f4ff prayer_beads |
1f500 shuffle twisted_rightwards_arrows shuffle_tracks_button |
1f501 repeat repeat_button |
1f502 repeat_one repeat_single_button |
1f503 clockwise arrows_clockwise clockwise_vertical_arrows |
1f504 counterclockwise arrows_counterclockwise counterclockwise_arrows_button | return
1f505 low_brightness dim_button | dim
1f506 brightness high_brightness bright_button |
1f507 mute muted_speaker | no_sound
1f508 speaker speaker_low_volume | low_volume quiet_sound
1f509 softer speaker_medium_volume | ~sound medium_volumne
1f50a louder loud_sound speaker_high_volume | sound high_volume
1f50b battery | full_battery
1f50c electric_plug |
1f50d search mag magnifying_glass_tilted_left | find magnifying_glass
1f50e magnifying_glass_tilted_right mag_right | magnifying
1f50f privacy lock_with_ink_pen locked_with_pen | key_signing digital_security protected
1f510 secure closed_lock_with_key locked_with_key | lock_with_key safe commitment loyalty
1f511 key |
1f512 locked lock |
1f513 unlocked unlock |
1f514 notifications bell |
1f515 mute_notifications no_bell bell_with_slash |
1f516 bookmark |
1f517 link |
1f518 radio_button |
1f519 back back_arrow |
1f51a end end_arrow |
1f51b on on_arrow |
1f51c soon soon_arrow |
1f51d top top_arrow |
1f51e underage no_one_under_eighteen | nc17 no_one_under_18
1f51f ten keycap_ten keycap_10 |
1f520 capital_abcd input_latin_uppercase | capital_letters
1f521 abcd input_latin_lowercase | alphabet
1f522 1234 input_numbers | numbers
1f523 symbols input_symbols |
1f524 abc input_latin_letters |
1f525 fire | lit hot flame
1f526 flashlight |
1f527 fixing wrench |
1f528 hammer | maintenance handyman handywoman
1f529 nut_and_bolt | screw
1f52a knife hocho kitchen_knife | betrayed
1f52b gun water_pistol | pistol
1f52c science microscope | ~scientist
1f52d telescope |
1f52e crystal_ball | oracle future fortune_telling
1f52f dotted_six_pointed_star six_pointed_star | fortune
1f530 beginner japanese_symbol_for_beginner |
1f531 trident trident_emblem |
1f532 white_and_black_square black_square_button |
1f533 black_and_white_square white_square_button |
1f534 red_circle |
1f535 blue_circle large_blue_circle |
1f536 large_orange_diamond |
1f537 large_blue_diamond |
1f538 small_orange_diamond |
1f539 small_blue_diamond |
1f53a red_triangle_up small_red_triangle red_triangle_pointed_up |
1f53b red_triangle_down small_red_triangle_down red_triangle_pointed_down |
1f53c upvote arrow_up_small upwards_button | up_button increase ~up
1f53d downvote arrow_down_small downwards_button | down_button decrease ~down
1f549 om | hinduism om_symbol
1f54a dove | dove_of_peace
1f54b kaaba |
1f54c mosque |
1f54d synagogue |
1f54e menorah | menorah_with_nine_branches
1f557 time clock8 eight_o_clock | clock eight_oclock
1f56f candle |
1f570 mantelpiece_clock | ~clock mantlepiece_clock
1f573 hole |
1f574 levitating business_suit_levitating person_in_suit_levitating | hover man_in_business_suit_levitating levitate
1f575-200d-2640 woman_detective female_detective | female-detective
1f575-200d-2642 man_detective male_detective | male-detective
1f575 detective | spy sleuth agent sneaky sleuth_or_spy
1f576 dark_sunglasses | ~sunglasses
1f577 spider |
1f578 web spider_web |
1f579 joystick | arcade
1f57a dancing man_dancing | disco male_dancer
1f587 office_supplies paperclips linked_paperclips | paperclip_chain linked
1f58a pen | ballpoint_pen lower_left_ballpoint_pen pen_ballpoint
1f58b fountain_pen | lower_left_fountain_pen pen_fountain
1f58c paintbrush | lower_left_paintbrush
1f58d crayon | lower_left_crayon
1f590 high_five raised_hand_with_fingers_splayed hand_with_fingers_splayed | palm hand_splayed
1f595 middle_finger fu | reversed_hand_with_middle_finger_extended
1f596 spock vulcan_salute | live_long_and_prosper spock-hand vulcan raised_hand_with_part_between_middle_and_ring_fingers
1f5a4 black_heart |
1f5a5 desktop_computer | desktop ~computer
1f5a8 printer |
1f5b1 computer_mouse | three_button_mouse mouse_three_button
1f5b2 trackball |
1f5bc picture framed_picture | frame_with_picture frame_photo
1f5c2 sort card_index_dividers | dividers
1f5c3 archive card_file_box | card_box
1f5c4 file_cabinet |
1f5d1 wastebasket | trash_can trashcan
1f5d2 spiral_notepad | spiral_note_pad notepad_spiral
1f5d3 spiral_calendar | pad spiral_calendar_pad calendar_spiral
1f5dc compression clamp | vise
1f5dd secret old_key | dungeon encrypted clue hint key2
1f5de newspaper newspaper_roll rolled_up_newspaper | swat newspaper2
1f5e1 dagger | rated_for_violence dagger_knife
1f5e3 speaking_head | speaking_head_in_silhouette
1f5e8 speech_bubble left_speech_bubble | speech_left
1f5ef anger_bubble right_anger_bubble | anger_right
1f5f3 ballot_box ballot_box_with_ballot |
1f5fa map world_map | road_trip
1f5fb mount_fuji |
1f5fc tower tokyo_tower |
1f5fd statue statue_of_liberty | new_york
1f5fe japan map_of_japan | japan_map
1f5ff rock_carving moyai moai |
1f600 grinning grinning_face | happy
1f601 grinning_face_with_smiling_eyes grin beaming_face_with_smiling_eyes | beaming_face
1f602 joy face_with_tears_of_joy | tears laughter_tears lmao tears_of_joy
1f603 smiley grinning_face_with_big_eyes |
1f604 big_smile | ~smile ~grinning_face_with_smiling_eyes grinning_face_with_closed_eyes
1f605 sweat_smile grinning_face_with_sweat |
1f606 laughing satisfied grinning_squinting_face | lol squinting_face
1f607 innocent smiling_face_with_halo | halo
1f608 smiling_devil smiling_imp smiling_face_with_horns |
1f609 wink winking_face |
1f60a blush smiling_face_with_smiling_eyes | smiling_face_with_closed_eyes
1f60b yum face_savoring_food | savoring_food
1f60c relieved relieved_face |
1f60d heart_eyes smiling_face_with_heart_eyes | in_love
1f60e sunglasses smiling_face_with_sunglasses | sunglasses_cool too_cool
1f60f smirk smirking_face | smug smirking
1f610 neutral neutral_face |
1f611 expressionless expressionless_face |
1f612 unamused unamused_face |
1f613 sweat downcast_face_with_sweat | downcast_face
1f614 pensive pensive_face | tired
1f615 oh_no confused confused_face | half_frown concerned
1f616 confounded confounded_face | agony
1f617 kissing_face kissing | ~kiss
1f618 heart_kiss kissing_heart face_blowing_a_kiss | blow_a_kiss blowing_a_kiss
1f619 kiss_smiling_eyes kissing_smiling_eyes kissing_face_with_smiling_eyes |
1f61a kiss_with_blush kissing_closed_eyes kissing_face_with_closed_eyes |
1f61b stuck_out_tongue face_with_tongue | mischievous
1f61c stuck_out_tongue_wink stuck_out_tongue_winking_eye winking_face_with_tongue | joking crazy
1f61d stuck_out_tongue_closed_eyes squinting_face_with_tongue |
1f61e disappointed disappointed_face |
1f61f worried worried_face |
1f620 angry angry_face |
1f621 rage pout enraged_face | mad grumpy very_angry ~pouting_face
1f622 cry crying_face |
1f623 persevere persevering_face | helpless
1f624 triumph face_with_steam_from_nose | nose_steam
1f625 exhausted disappointed_relieved sad_but_relieved_face | stressed sad_relieved_face
1f626 frowning frowning_face_with_open_mouth | ~frowning_face
1f627 anguished anguished_face | pained
1f628 fear fearful fearful_face | scared shock
1f629 weary weary_face | distraught
1f62a sleepy sleepy_face |
1f62b anguish tired_face | ~tired
1f62c grimacing grimacing_face | nervous anxious
1f62d sob loudly_crying_face |
1f62e-200d-1f4a8 face_exhaling | exhale gasp groan relief whisper whistle exhaling
1f62e open_mouth face_with_open_mouth | surprise
1f62f hushed hushed_face |
1f630 cold_sweat anxious_face_with_sweat | ~anxious anxious_face
1f631 scream face_screaming_in_fear | screaming_in_fear
1f632 astonished astonished_face |
1f633 flushed flushed_face | embarrassed blushing
1f634 sleeping sleeping_face |
1f635-200d-1f4ab face_with_spiral_eyes | hypnotized trouble whoa dizzy_eyes
1f635 dizzy dizzy_face face_with_crossed_out_eyes | knocked_out
1f636-200d-1f32b face_in_clouds | absentminded face_in_the_fog head_in_clouds in_clouds
1f636 speechless no_mouth face_without_mouth | blank poker_face
1f637 mask face_with_medical_mask | medical_mask
1f638 smile_cat grinning_cat_with_smiling_eyes | grinning_cat_with_closed_eyes
1f639 joy_cat cat_with_tears_of_joy | tears_of_joy_cat
1f63a smiley_cat grinning_cat |
1f63b heart_eyes_cat smiling_cat_with_heart_eyes |
1f63c smirk_cat cat_with_wry_smile | smug_cat wry_smile_cat
1f63d kissing_cat |
1f63e angry_cat pouting_cat |
1f63f crying_cat crying_cat_face |
1f640 scream_cat weary_cat |
1f641 frown slightly_frowning_face | slight_frown
1f642 smile slightly_smiling_face | slight_smile
1f643 upside_down upside_down_face | oops
1f644 rolling_eyes roll_eyes face_with_rolling_eyes |
1f645-200d-2640 woman_gesturing_no no_good_woman ng_woman | woman-gesturing-no
1f645-200d-2642 man_gesturing_no no_good_man ng_man | man-gesturing-no
1f645 no_signal no_good person_gesturing_no | nope
1f646-200d-2640 woman_gesturing_ok ok_woman | woman-gesturing-ok
1f646-200d-2642 man_gesturing_ok ok_man | man-gesturing-ok
1f646 ok_signal ok_person person_gesturing_ok | ~ok_woman ~all_good
1f647-200d-2640 woman_bowing bowing_woman | woman-bowing
1f647-200d-2642 man_bowing bowing_man | man-bowing
1f647 bow person_bowing |
1f648 see_no_evil see_no_evil_monkey |
1f649 hear_no_evil hear_no_evil_monkey |
1f64a speak_no_evil speak_no_evil_monkey |
1f64b-200d-2640 woman_raising_hand raising_hand_woman | woman-raising-hand
1f64b-200d-2642 man_raising_hand raising_hand_man | man-raising-hand
1f64b raising_hand person_raising_hand | pick_me
1f64c raised_hands raising_hands | praise
1f64d-200d-2640 woman_frowning frowning_woman | woman-frowning
1f64d-200d-2642 man_frowning frowning_man | man-frowning
1f64d person_frowning frowning_person |
1f64e-200d-2640 woman_pouting pouting_woman | woman-pouting
1f64e-200d-2642 man_pouting pouting_man | man-pouting
1f64e person_pouting pouting_face | person_with_pouting_face pouting
1f64f pray folded_hands | welcome thank_you namaste
1f680 rocket |
1f681 helicopter |
1f682 train steam_locomotive locomotive |
1f683 railway_car | train_car
1f684 high_speed_train bullettrain_side |
1f685 bullet_train bullettrain_front |
1f686 oncoming_train train2 | ~train
1f687 subway | ~metro
1f688 light_rail |
1f689 station |
1f68a oncoming_tram | oncoming_streetcar oncoming_trolley ~tram
1f68b tram tram_car | streetcar ~train
1f68c bus | school_bus
1f68d oncoming_bus |
1f68e trolley trolleybus |
1f68f bus_stop busstop |
1f690 minibus |
1f691 ambulance |
1f692 fire_truck fire_engine |
1f693 police_car |
1f694 oncoming_police_car |
1f695 taxi | rideshare
1f696 oncoming_taxi |
1f697 car red_car automobile |
1f698 oncoming_car oncoming_automobile |
1f699 recreational_vehicle blue_car sport_utility_vehicle | jeep suv
1f69a moving_truck delivery_truck | ~truck
1f69b truck articulated_lorry | tractor-trailer big_rig semi_truck transport_truck
1f69c tractor |
1f69d monorail | elevated_train
1f69e mountain_railway |
1f69f suspension_railway |
1f6a0 gondola mountain_cableway |
1f6a1 aerial_tramway | ski_lift
1f6a2 ship |
1f6a3-200d-2640 woman_rowing_boat rowing_woman | woman-rowing-boat
1f6a3-200d-2642 man_rowing_boat rowing_man | man-rowing-boat
1f6a3 rowboat person_rowing_boat | crew sculling rowing
1f6a4 speedboat |
1f6a5 horizontal_traffic_light | ~traffic_light
1f6a6 traffic_light vertical_traffic_light |
1f6a7 work_in_progress | construction_zone ~construction
1f6a8 siren rotating_light police_car_light | alert
1f6a9 triangular_flag triangular_flag_on_post |
1f6aa door |
1f6ab prohibited no_entry_sign | not_allowed
1f6ac smoking cigarette |
1f6ad no_smoking |
1f6ae put_litter_in_its_place litter_in_bin_sign | litter_bin
1f6af do_not_litter no_littering |
1f6b0 potable_water | tap_water drinking_water
1f6b1 non-potable_water non_potable_water |
1f6b2 bike bicycle |
1f6b3 no_bicycles |
1f6b4-200d-2640 woman_biking biking_woman | woman-biking
1f6b4-200d-2642 man_biking biking_man | man-biking
1f6b4 cyclist bicyclist person_biking | biking
1f6b5-200d-2640 woman_mountain_biking mountain_biking_woman | woman-mountain-biking
1f6b5-200d-2642 man_mountain_biking mountain_biking_man | man-mountain-biking
1f6b5 mountain_biker mountain_bicyclist person_mountain_biking | mountain_biking
1f6b6-200d-2640 woman_walking walking_woman | woman-walking
1f6b6-200d-2642 man_walking walking_man | man-walking
1f6b6 walking person_walking | pedestrian
1f6b7 no_pedestrians |
1f6b8 children_crossing | school_crossing drive_with_care
1f6b9 mens men_s_room | mens_room
1f6ba womens women_s_room | womens_room
1f6bb restroom | ~bathroom
1f6bc baby_change_station baby_symbol | nursery
1f6bd toilet |
1f6be wc water_closet |
1f6bf shower |
1f6c0 bath person_taking_bath |
1f6c1 bathtub |
1f6c2 passport_control | immigration
1f6c3 customs |
1f6c4 baggage_claim |
1f6c5 locker left_luggage | locked_bag
1f6cb living_room couch_and_lamp | furniture lifestyles couch
1f6cc in_bed sleeping_bed person_in_bed | accommodations guestrooms sleeping_accommodation
1f6cd shopping_bags shopping |
1f6ce bellhop_bell | reception services ding bellhop
1f6cf bed | bedroom
1f6d0 place_of_worship | worship_symbol
1f6d1 stop_sign | octagonal_sign
1f6d2 shopping_cart | shopping_trolley
1f6d5 hindu_temple | hindu temple
1f6d6 hut | roundhouse yurt
1f6d7 elevator | hoist
1f6dc wireless | internet network wi_fi wifi
1f6dd playground_slide | amusement_park theme_park slide
1f6de wheel | tire turn
1f6df ring_buoy | float life_preserver life_saver rescue lifebuoy
1f6e0 working_on_it hammer_and_wrench | tools
1f6e1 shield |
1f6e2 oil_drum | commodities ~oil
1f6e3 road motorway |
1f6e4 railway_track | train_tracks railroad_track
1f6e5 motor_boat | motorboat
1f6e9 small_airplane | airplane_small
1f6eb take_off airplane_departure flight_departure | departure
1f6ec landing airplane_arrival flight_arrival | arrival airplane_arriving
1f6f0 satellite artificial_satellite | satellite_orbital
1f6f3 passenger_ship | yacht cruise cruise_ship
1f6f4 kick_scooter | ~scooter
1f6f5 scooter motor_scooter | motor_bike motorbike
1f6f6 canoe | kayak
1f6f7 sled | sledge sleigh
1f6f8 flying_saucer |
1f6f9 skateboard | board
1f6fa auto_rickshaw | tuk_tuk
1f6fb pickup_truck | pick_up pickup
1f6fc roller_skate | roller skate
1f7e0 orange_circle | large_orange_circle
1f7e1 yellow_circle | yellow large_yellow_circle
1f7e2 green_circle | green large_green_circle
1f7e3 purple_circle | large_purple_circle
1f7e4 brown_circle | large_brown_circle
1f7e5 red_square | red large_red_square
1f7e6 blue_square | large_blue_square
1f7e7 orange_square | large_orange_square
1f7e8 yellow_large_square yellow_square | large_yellow_square
1f7e9 green_large_square green_square | large_green_square
1f7ea purple_square | large_purple_square
1f7eb brown_square | large_brown_square
1f7f0 heavy_equals_sign | equality math
1f90c pinched_fingers | fingers hand_gesture interrogation pinched sarcastic pinch
1f90d white_heart |
1f90e brown_heart |
1f90f pinching_hand | small_amount
1f910 silence zipper_mouth_face | quiet hush zip_it lips_are_sealed zipper_mouth
1f911 money_face money_mouth_face | kaching money_mouth
1f912 sick face_with_thermometer | flu ill fever thermometer_face
1f913 nerd nerd_face | geek
1f914 thinking thinking_face | wtf
1f915 hurt face_with_head_bandage | head_bandage injured
1f916 robot | robot_face
1f917 hug hugs smiling_face_with_open_hands | arms_open hugging_face hugging
1f918 rock_on sign_of_the_horns | ~metal the_horns
1f919 call_me call_me_hand |
1f91a stop raised_back_of_hand | back_of_hand
1f91b left_fist fist_left left_facing_fist | left-facing_fist
1f91c right_fist fist_right right_facing_fist | right-facing_fist
1f91d handshake | done_deal shaking_hands
1f91e fingers_crossed crossed_fingers | hand_with_index_and_middle_fingers_crossed hand_with_index_and_middle_finger_crossed
1f91f love_you_gesture | ily i_love_you_hand_sign
1f920 cowboy cowboy_hat_face | face_with_cowboy_hat cowboy_face
1f921 clown clown_face |
1f922 nauseated nauseated_face | queasy ~sick
1f923 rolling_on_the_floor_laughing rofl |
1f924 drooling drooling_face | drool
1f925 lying lying_face | liar
1f926-200d-2640 woman_facepalming | woman-facepalming
1f926-200d-2642 man_facepalming | man-facepalming
1f926 face_palm facepalm person_facepalming |
1f927 sneezing sneezing_face | sneeze
1f928 face_with_raised_eyebrow raised_eyebrow | distrust skeptic face_with_one_eyebrow_raised
1f929 star_struck | star-struck grinning_face_with_star_eyes
1f92a zany_face | goofy small grinning_face_with_one_large_and_one_small_eye zany
1f92b shushing_face | shush face_with_finger_covering_closed_lips
1f92c face_with_symbols_on_mouth cursing_face | swearing serious_face_with_symbols_covering_mouth face_with_symbols_over_mouth censored
1f92d face_with_hand_over_mouth hand_over_mouth | whoops smiling_face_with_smiling_eyes_and_hand_covering_mouth
1f92e face_vomiting vomiting_face | puke vomit face_with_open_mouth_vomiting vomiting
1f92f exploding_head | mind_blown shocked shocked_face_with_exploding_head
1f930 pregnant pregnant_woman | expecting expecting_woman
1f931 breast_feeding | breast breast-feeding
1f932 palms_up_together | prayer
1f933 selfie |
1f934 prince |
1f935-200d-2640 woman_in_tuxedo |
1f935-200d-2642 man_in_tuxedo |
1f935 tuxedo person_in_tuxedo |
1f936 mother_christmas mrs_claus |
1f937-200d-2640 woman_shrugging | woman-shrugging
1f937-200d-2642 man_shrugging | man-shrugging
1f937 shrug person_shrugging |
1f938-200d-2640 woman_cartwheeling | woman-cartwheeling
1f938-200d-2642 man_cartwheeling | man-cartwheeling
1f938 cartwheel cartwheeling person_cartwheeling | acrobatics gymnastics tumbling person_doing_cartwheel person_cartwheel
1f939-200d-2640 woman_juggling | woman-juggling
1f939-200d-2642 man_juggling | man-juggling
1f939 juggling juggling_person person_juggling | juggler
1f93a fencing person_fencing | fencer
1f93c-200d-2640 women_wrestling | woman-wrestling
1f93c-200d-2642 men_wrestling | man-wrestling
1f93c wrestling people_wrestling | wrestlers
1f93d-200d-2640 woman_playing_water_polo | woman-playing-water-polo
1f93d-200d-2642 man_playing_water_polo | man-playing-water-polo
1f93d water_polo person_playing_water_polo |
1f93e-200d-2640 woman_playing_handball | woman-playing-handball
1f93e-200d-2642 man_playing_handball | man-playing-handball
1f93e handball handball_person person_playing_handball |
1f93f diving_mask | scuba snorkeling
1f940 wilted_flower | crushed wilted_rose
1f941 drum | drum_with_drumsticks
1f942 clink clinking_glasses | toast champagne_glass clinking_glass
1f943 small_glass tumbler_glass | whisky
1f944 spoon |
1f945 gooooooooal goal_net | goal
1f947 first_place 1st_place_medal | gold number_one first_place_medal 1st
1f948 second_place 2nd_place_medal | silver second_place_medal 2nd
1f949 third_place 3rd_place_medal | bronze third_place_medal 3rd
1f94a boxing_glove | boxing_gloves
1f94b black_belt martial_arts_uniform | keikogi dogi martial_arts karate_uniform
1f94c curling_stone |
1f94d lacrosse |
1f94e softball | glove underarm
1f94f flying_disc | ultimate
1f950 croissant |
1f951 avocado |
1f952 cucumber |
1f953 bacon |
1f954 potato |
1f955 carrot |
1f956 baguette baguette_bread | french_bread
1f957 salad green_salad |
1f958 paella shallow_pan_of_food |
1f959 doner_kebab stuffed_flatbread | shawarma souvlaki stuffed_pita
1f95a egg |
1f95b milk glass_of_milk milk_glass |
1f95c peanuts | shelled_peanut
1f95d kiwi kiwi_fruit | kiwifruit
1f95e pancakes | breakfast
1f95f dumpling | empanada jiaozi pierogi potsticker gyoza
1f960 fortune_cookie | prophecy
1f961 takeout_box | oyster_pail
1f962 chopsticks | hashi
1f963 bowl_with_spoon | cereal congee
1f964 cup_with_straw | soda
1f965 coconut | pina_colada
1f966 broccoli | wild_cabbage
1f967 pie | filling pastry
1f968 pretzel | twisted
1f969 cut_of_meat | lambchop porkchop steak
1f96a sandwich |
1f96b canned_food | can
1f96c leafy_green | bok_choy cabbage kale lettuce
1f96d mango | fruit
1f96e moon_cake | autumn festival yuebing
1f96f bagel | schmear
1f970 smiling_face_with_hearts smiling_face_with_three_hearts | adore crush smiling_face_with_3_hearts
1f971 yawning_face | bored yawn yawning
1f972 smiling_face_with_tear | grateful smiling tear touched
1f973 partying_face | hooray partying
1f974 woozy_face | intoxicated tipsy uneven_eyes wavy_mouth woozy
1f975 hot_face | feverish heat_stroke red_faced sweating ~hot
1f976 cold_face | blue_faced freezing frostbite icicles cold
1f977 ninja | fighter hidden stealth
1f978 disguised_face | disguise incognito disguised
1f979 face_holding_back_tears | resist watery_eyes
1f97a pleading_face | begging mercy puppy_eyes pleading
1f97b sari |
1f97c lab_coat |
1f97d goggles | eye_protection swimming welding
1f97e hiking_boot | backpacking hiking
1f97f flat_shoe | ballet_flat slip_on slipper womans_flat_shoe
1f980 crab |
1f981 lion | lion_face
1f982 scorpion |
1f983 turkey |
1f984 unicorn | unicorn_face
1f985 eagle |
1f986 duck |
1f987 bat |
1f988 shark |
1f989 owl |
1f98a fox fox_face |
1f98b butterfly |
1f98c deer |
1f98d gorilla |
1f98e lizard | gecko
1f98f rhinoceros | rhino
1f990 shrimp |
1f991 squid |
1f992 giraffe | spots giraffe_face
1f993 zebra | stripe zebra_face
1f994 hedgehog | spiny
1f995 sauropod | brachiosaurus brontosaurus diplodocus
1f996 t_rex t-rex | tyrannosaurus_rex trex
1f997 cricket | grasshopper
1f998 kangaroo | joey jump marsupial
1f999 llama | alpaca guanaco wool vicuna
1f99a peacock | ostentatious peahen
1f99b hippopotamus | hippo
1f99c parrot | talk
1f99d raccoon | curious sly
1f99e lobster | bisque claws seafood
1f99f mosquito | malaria
1f9a0 microbe | amoeba
1f9a1 badger | honey_badger pester
1f9a2 swan | cygnet ugly_duckling
1f9a3 mammoth | tusk woolly
1f9a4 dodo | mauritius
1f9a5 sloth | lazy slow
1f9a6 otter | playful
1f9a7 orangutan | ape
1f9a8 skunk | stink
1f9a9 flamingo | flamboyant
1f9aa oyster |
1f9ab beaver | dam
1f9ac bison | buffalo herd wisent
1f9ad seal | sea_lion
1f9ae guide_dog | guide
1f9af white_cane probing_cane |
1f9b4 bone |
1f9b5 leg | limb
1f9b6 foot | stomp
1f9b7 tooth | dentist
1f9b8-200d-2640 woman_superhero superhero_woman | female_superhero
1f9b8-200d-2642 man_superhero superhero_man | male_superhero
1f9b8 superhero |
1f9b9-200d-2640 woman_supervillain supervillain_woman | female_supervillain
1f9b9-200d-2642 man_supervillain supervillain_man | male_supervillain
1f9b9 supervillain |
1f9ba safety_vest | emergency vest
1f9bb ear_with_hearing_aid | hard_of_hearing hearing_aid
1f9bc motorized_wheelchair |
1f9bd manual_wheelchair |
1f9be mechanical_arm |
1f9bf mechanical_leg |
1f9c0 cheese cheese_wedge |
1f9c1 cupcake |
1f9c2 salt | shaker
1f9c3 beverage_box | beverage box straw juice_box
1f9c4 garlic |
1f9c5 onion |
1f9c6 falafel | chickpea meatball
1f9c7 waffle | indecisive iron
1f9c8 butter | dairy
1f9c9 mate | mate_drink
1f9ca ice ice_cube | iceberg
1f9cb bubble_tea | boba_drink
1f9cc troll | fairy_tale fantasy monster
1f9cd-200d-2640 woman_standing standing_woman |
1f9cd-200d-2642 man_standing standing_man |
1f9cd person_standing standing_person | stand standing
1f9ce-200d-2640 woman_kneeling kneeling_woman |
1f9ce-200d-2642 man_kneeling kneeling_man |
1f9ce person_kneeling kneeling_person | kneel kneeling
1f9cf-200d-2640 deaf_woman |
1f9cf-200d-2642 deaf_man |
1f9cf deaf_person | hear
1f9d0 face_with_monocle monocle_face | monocle stuffy
1f9d1-200d-1f33e farmer |
1f9d1-200d-1f373 cook |
1f9d1-200d-1f37c person_feeding_baby |
1f9d1-200d-1f384 mx_claus | christmas claus
1f9d1-200d-1f393 student |
1f9d1-200d-1f3a4 singer |
1f9d1-200d-1f3a8 artist |
1f9d1-200d-1f3eb teacher |
1f9d1-200d-1f3ed factory_worker |
1f9d1-200d-1f4bb technologist |
1f9d1-200d-1f4bc office_worker |
1f9d1-200d-1f527 mechanic |
1f9d1-200d-1f52c scientist |
1f9d1-200d-1f680 astronaut |
1f9d1-200d-1f692 firefighter |
1f9d1-200d-1f91d-200d-1f9d1 people_holding_hands | hold holding_hands
1f9d1-200d-1f9af person_with_white_cane person_with_probing_cane |
1f9d1-200d-1f9b0 person_red_hair | red_haired_person ~red_haired
1f9d1-200d-1f9b1 person_curly_hair | curly_haired_person ~curly_haired
1f9d1-200d-1f9b2 person_bald | bald_person ~bald
1f9d1-200d-1f9b3 person_white_hair | white_haired_person ~white_haired
1f9d1-200d-1f9bc person_in_motorized_wheelchair |
1f9d1-200d-1f9bd person_in_manual_wheelchair |
1f9d1-200d-2695 health_worker |
1f9d1-200d-2696 judge |
1f9d1-200d-2708 pilot |
1f9d1 person adult |
1f9d2 child | young
1f9d3 older_person older_adult | old
1f9d4-200d-2640 woman_beard | woman_with_beard woman_bearded
1f9d4-200d-2642 man_beard | man_with_beard man_bearded
1f9d4 person_beard bearded_person | person_bearded
1f9d5 woman_with_headscarf | headscarf hijab mantilla tichel person_with_headscarf
1f9d6-200d-2640 woman_in_steamy_room sauna_woman |
1f9d6-200d-2642 man_in_steamy_room sauna_man |
1f9d6 person_in_steamy_room sauna_person |
1f9d7-200d-2640 woman_climbing climbing_woman |
1f9d7-200d-2642 man_climbing climbing_man |
1f9d7 person_climbing climbing |
1f9d8-200d-2640 woman_in_lotus_position lotus_position_woman |
1f9d8-200d-2642 man_in_lotus_position lotus_position_man |
1f9d8 person_in_lotus_position lotus_position |
1f9d9-200d-2640 woman_mage mage_woman | female_mage
1f9d9-200d-2642 man_mage mage_man | male_mage
1f9d9 mage |
1f9da-200d-2640 woman_fairy fairy_woman | female_fairy
1f9da-200d-2642 man_fairy fairy_man | male_fairy
1f9da fairy |
1f9db-200d-2640 woman_vampire vampire_woman | female_vampire
1f9db-200d-2642 man_vampire vampire_man | male_vampire
1f9db vampire |
1f9dc-200d-2640 mermaid |
1f9dc-200d-2642 merman | triton
1f9dc merperson |
1f9dd-200d-2640 woman_elf elf_woman | female_elf
1f9dd-200d-2642 man_elf elf_man | male_elf
1f9dd elf |
1f9de-200d-2640 woman_genie genie_woman | female_genie
1f9de-200d-2642 man_genie genie_man | male_genie
1f9de genie |
1f9df-200d-2640 woman_zombie zombie_woman | female_zombie
1f9df-200d-2642 man_zombie zombie_man | male_zombie
1f9df zombie |
1f9e0 brain | intelligent
1f9e1 orange_heart |
1f9e2 billed_cap | baseball_cap
1f9e3 scarf | neck
1f9e4 gloves |
1f9e5 coat | jacket
1f9e6 socks | stocking
1f9e7 red_envelope | good_luck lai_see hongbao
1f9e8 firecracker | dynamite explosive
1f9e9 puzzle_piece jigsaw | interlocking piece puzzle
1f9ea test_tube | chemistry
1f9eb petri_dish | biology culture
1f9ec dna | evolution gene genetics life double_helix
1f9ed compass | navigation orienteering
1f9ee abacus | calculation
1f9ef fire_extinguisher | extinguish quench
1f9f0 toolbox | chest
1f9f1 brick bricks | clay mortar wall
1f9f2 magnet | attraction horseshoe
1f9f3 luggage | packing travel
1f9f4 lotion_bottle | lotion moisturizer shampoo sunscreen squeeze_bottle
1f9f5 thread | spool string
1f9f6 yarn | crochet knit
1f9f7 safety_pin | diaper punk_rock
1f9f8 teddy_bear | plaything plush stuffed
1f9f9 broom | sweeping
1f9fa basket | farming laundry picnic
1f9fb roll_of_paper | paper_towels toilet_paper
1f9fc soap | bar bathing lather soapdish
1f9fd sponge | absorbing porous
1f9fe receipt | accounting bookkeeping evidence proof
1f9ff nazar_amulet | bead charm evil_eye nazar talisman
1fa70 ballet_shoes | ballet
1fa71 one_piece_swimsuit | one-piece_swimsuit
1fa72 briefs swim_brief | one_piece swimsuit
1fa73 shorts | pants
1fa74 thong_sandal | beach_sandals sandals thong_sandals thongs zori
1fa75 light_blue_heart | cyan teal
1fa76 grey_heart | gray slate gray_heart
1fa77 pink_heart |
1fa78 drop_of_blood | bleed blood_donation injury menstruation
1fa79 adhesive_bandage | bandage bandaid
1fa7a stethoscope |
1fa7b x_ray | bones medical x-ray xray
1fa7c crutch | cane disability mobility_aid
1fa80 yo_yo | fluctuate yo-yo
1fa81 kite | soar
1fa82 parachute | hang_glide parasail skydive
1fa83 boomerang | rebound repercussion
1fa84 magic_wand | magic
1fa85 pinata pi_ata |
1fa86 nesting_dolls | doll russia
1fa87 maracas | instrument percussion rattle shake
1fa88 flute | fife pipe recorder woodwind
1fa90 ringed_planet | saturn saturnine
1fa91 chair | sit
1fa92 razor | sharp shave
1fa93 axe | hatchet split
1fa94 diya_lamp | diya lamp oil
1fa95 banjo | stringed
1fa96 military_helmet | army military soldier warrior
1fa97 accordion | concertina squeeze_box
1fa98 long_drum | beat conga rhythm
1fa99 coin | metal
1fa9a carpentry_saw | carpenter saw
1fa9b screwdriver |
1fa9c ladder | climb rung step
1fa9d hook | crook curve ensnare selling_point
1fa9e mirror | reflection reflector speculum
1fa9f window | frame fresh_air opening transparent view
1faa0 plunger | force_cup suction
1faa1 sewing_needle | embroidery stitches sutures tailoring
1faa2 knot | rope tangled twine twist
1faa3 bucket | cask pail vat
1faa4 mouse_trap | bait mousetrap snare trap
1faa5 toothbrush | bathroom brush dental hygiene teeth
1faa6 headstone | cemetery graveyard tombstone
1faa7 placard | demonstration picket protest sign
1faa8 rock | boulder heavy solid stone
1faa9 mirror_ball | glitter ~disco disco_ball
1faaa identification_card | credentials license security id_card
1faab low_battery | electronic low_energy
1faac hamsa | amulet fatima mary miriam protection
1faad folding_hand_fan | cooling fan flutter shy folding_fan
1faae hair_pick | afro comb
1faaf khanda | religion sikh
1fab0 fly | maggot rotting
1fab1 worm | annelid earthworm parasite
1fab2 beetle |
1fab3 cockroach | roach
1fab4 potted_plant | boring grow nurturing useless
1fab5 wood | log timber
1fab6 feather | flight light plumage
1fab7 lotus | purity
1fab8 coral | reef
1fab9 empty_nest | nest
1faba nest_with_eggs |
1fabb hyacinth | bluebonnet lavender lupine snapdragon
1fabc jellyfish | invertebrate jelly marine ouch stinger
1fabd wing | angelic aviation flying mythology
1fabf goose | fowl honk silly
1fac0 anatomical_heart | anatomical cardiology pulse
1fac1 lungs | breath exhalation inhalation respiration
1fac2 people_hugging | goodbye thanks
1fac3 pregnant_man |
1fac4 pregnant_person |
1fac5 person_with_crown | monarch noble regal royalty
1face moose | antlers elk
1facf donkey | ass burro mule stubborn
1fad0 blueberries | berry bilberry blueberry
1fad1 bell_pepper | capsicum pepper
1fad2 olive |
1fad3 flatbread | arepa lavash naan pita
1fad4 tamale | mexican wrapped
1fad5 fondue | melted swiss
1fad6 teapot |
1fad7 pouring_liquid | spill pour
1fad8 beans | kidney
1fad9 jar | container sauce store
1fada ginger_root | root spice ginger
1fadb pea_pod | edamame pea pod
1fae0 melting_face | dissolve liquid melt
1fae1 saluting_face | salute troops yes
1fae2 face_with_open_eyes_and_hand_over_mouth | amazement awe embarrass face_with_open_eyes_hand_over_mouth ~gasp
1fae3 face_with_peeking_eye | captivated peep stare peek
1fae4 face_with_diagonal_mouth | meh skeptical unsure
1fae5 dotted_line_face | depressed hide introvert invisible
1fae6 biting_lip | flirting uncomfortable
1fae7 bubbles | burp underwater
1fae8 shaking_face | earthquake shaking vibrate
1faf0 hand_with_index_finger_and_thumb_crossed | expensive snap
1faf1 rightwards_hand |
1faf2 leftwards_hand |
1faf3 palm_down_hand | dismiss shoo palm_down
1faf4 palm_up_hand | beckon come offer palm_up
1faf5 index_pointing_at_the_viewer | point you point_forward
1faf6 heart_hands |
1faf7 leftwards_pushing_hand |
1faf8 rightwards_pushing_hand |
203c bangbang double_exclamation_mark | double_exclamation
2049 interrobang exclamation_question_mark | exclamation_question
2122 tm trade_mark | trademark
2139 info information_source information |
2194 left_right left_right_arrow | swap
2195 up_down arrow_up_down up_down_arrow |
2196 upper_left arrow_upper_left up_left_arrow | north_west
2197 upper_right arrow_upper_right up_right_arrow | north_east
2198 lower_right arrow_lower_right down_right_arrow | south_east
2199 lower_left arrow_lower_left down_left_arrow | south_west
21a9 reply leftwards_arrow_with_hook right_arrow_curving_left | left_hook arrow_left_hook
21aa forward arrow_right_hook left_arrow_curving_right | right_hook rightwards_arrow_with_hook
231a watch |
231b times_up hourglass_done | ~hourglass
2328 keyboard |
23cf eject_button | eject eject_symbol
23e9 fast_forward fast_forward_button |
23ea rewind fast_reverse_button | fast_reverse
23eb double_up arrow_double_up fast_up_button | fast_up
23ec double_down arrow_double_down fast_down_button | fast_down
23ed next_track next_track_button | skip_forward black_right_pointing_double_triangle_with_vertical_bar track_next
23ee previous_track previous_track_button last_track_button | skip_back black_left_pointing_double_triangle_with_vertical_bar track_previous
23ef play_pause play_or_pause_button | black_right_pointing_triangle_with_double_vertical_bar
23f0 alarm_clock |
23f1 stopwatch |
23f2 timer timer_clock |
23f3 time_ticking hourglass_flowing_sand hourglass_not_done | hourglass
23f8 pause pause_button | double_vertical_bar
23f9 stop_button | black_square_for_stop ~stop
23fa record record_button | black_circle_for_record
24c2 metro m circled_m |
25aa black_small_square |
25ab white_small_square |
25b6 play arrow_forward play_button |
25c0 play_reverse arrow_backward reverse_button | reverse
25fb white_medium_square |
25fc black_medium_square |
25fd white_medium_small_square |
25fe black_medium_small_square |
2600 sunny sun |
2601 cloud | overcast
2602 umbrella open_umbrella | umbrella2
2603 snowman snowman_with_snow | snowman2
2604 comet | meteor
260e phone telephone |
2611 checkbox ballot_box_with_check check_box_with_check |
2614 umbrella_with_rain umbrella_with_rain_drops | ~umbrella
2615 coffee hot_beverage |
2618 shamrock | clover
261d wait_one_second index_pointing_up | point_of_information asking_a_question ~point_up ~point_up_2
2620 skull_and_crossbones | pirate death hazard toxic poison skull_crossbones
2622 radioactive | nuclear radioactive_sign
2623 biohazard | biohazard_sign
2626 orthodox_cross |
262a star_and_crescent | islam
262e peace peace_symbol |
262f yin_yang |
2638 wheel_of_dharma | buddhism
2639 sad frowning_face | big_frown white_frowning_face frowning2
263a smiling_face relaxed |
2640 female_sign | female
2642 male_sign | male
2648 aries |
2649 taurus |
264a gemini |
264b cancer |
264c leo |
264d virgo |
264e libra |
264f scorpius scorpio |
2650 sagittarius |
2651 capricorn |
2652 aquarius |
2653 pisces |
265f chess_pawn | chess dupe expendable
2660 spades spade_suit |
2663 clubs club_suit |
2665 hearts heart_suit |
2666 diamonds diamond_suit |
2668 hot_springs hotsprings |
267b recycle recycling_symbol |
267e infinity | forever unbounded universal
267f accessible wheelchair wheelchair_symbol | disabled handicapped
2692 at_work hammer_and_pick | hammer_pick
2693 anchor |
2694 duel crossed_swords | swords
2695 medical_symbol | aesculapius staff staff_of_aesculapius ~medical
2696 justice balance_scale | scales balance
2697 alchemy alembic |
2699 gear | settings mechanical engineer
269b atom atom_symbol | physics
269c fleur_de_lis | fleur-de-lis
26a0 warning | caution danger
26a1 high_voltage zap |
26a7 transgender_symbol |
26aa white_circle |
26ab black_circle |
26b0 coffin | burial grave
26b1 funeral_urn | cremation urn
26bd football soccer soccer_ball |
26be baseball |
26c4 frosty snowman_without_snow | ~snowman
26c5 partly_sunny sun_behind_cloud | partly_cloudy
26c8 thunderstorm cloud_with_lightning_and_rain | thunder_and_rain thunder_cloud_and_rain thunder_cloud_rain stormy
26ce ophiuchus |
26cf mine pick |
26d1 helmet rescue_worker_helmet rescue_worker_s_helmet | hard_hat rescue_worker safety_first invincible helmet_with_white_cross helmet_with_cross rescue_workers_helmet
26d3 chains |
26d4 no_entry | wrong_way
26e9 shinto_shrine |
26ea church |
26f0 mountain |
26f1 beach_umbrella parasol_on_ground umbrella_on_ground |
26f2 fountain |
26f3 hole_in_one flag_in_hole | ~golf
26f4 ferry |
26f5 boat sailboat |
26f7 skier | person_skiing skiing
26f8 ice_skate |
26f9-200d-2640 woman_bouncing_ball bouncing_ball_woman basketball_woman | woman-bouncing-ball
26f9-200d-2642 man_bouncing_ball bouncing_ball_man basketball_man | man-bouncing-ball
26f9 ball bouncing_ball_person person_bouncing_ball | sports person_with_ball basketball_player
26fa tent | camping
26fd fuel_pump fuelpump | gas_pump petrol_pump
2702 scissors |
2705 check white_check_mark check_mark_button | all_good approved
2708 airplane |
2709 email envelope | mail
270a fist fist_raised raised_fist | power
270b hand raised_hand | ~high_five
270c peace_sign v victory_hand | victory
270d writing writing_hand |
270f pencil pencil2 |
2712 black_nib | nib
2714 check_mark heavy_check_mark |
2716 multiplication multiply heavy_multiplication_x |
271d cross latin_cross | christianity
2721 star_of_david | judaism
2728 sparkles | glamour
2733 eight_spoked_asterisk |
2734 eight_pointed_star eight_pointed_black_star |
2744 snowflake |
2747 sparkle |
274c cross_mark | incorrect wrong ~x
274e x negative_squared_cross_mark cross_mark_button |
2753 question red_question_mark | question_mark
2754 grey_question white_question_mark | white_question
2755 grey_exclamation white_exclamation_mark | white_exclamation
2757 exclamation heavy_exclamation_mark red_exclamation_mark |
2763 heart_exclamation heavy_heart_exclamation | heavy_heart_exclamation_mark_ornament
2764-200d-1f525 heart_on_fire | lust sacred_heart
2764-200d-1fa79 mending_heart | healthier improving mending recovering recuperating well
2764 heart red_heart | love love_you
2795 plus heavy_plus_sign | add
2796 minus heavy_minus_sign | subtract
2797 division divide heavy_division_sign |
27a1 right arrow_right right_arrow | east
27b0 loop curly_loop |
27bf double_loop double_curly_loop | voicemail ~loop
2934 heading_up arrow_heading_up right_arrow_curving_up |
2935 heading_down arrow_heading_down right_arrow_curving_down |
2b05 left arrow_left left_arrow | west
2b06 up arrow_up up_arrow | north
2b07 down arrow_down down_arrow | south
2b1b black_large_square |
2b1c white_large_square |
2b50 star |
2b55 circle hollow_red_circle | ~o red_o
3030 wavy_dash |
303d part_alternation part_alternation_mark |
3297 japanese_congratulations_button congratulations | ja_congratulations
3299 japanese_secret_button | ~secret ja_secret
1f55b clock12 twelve_o_clock | twelve_oclock
1f567 clock1230 twelve_thirty |
1f550 clock1 one_o_clock | one_oclock
1f55c clock130 one_thirty |
1f551 clock2 two_o_clock | two_oclock
1f55d clock230 two_thirty |
1f552 clock3 three_o_clock | three_oclock
1f55e clock330 three_thirty |
1f553 clock4 four_o_clock | four_oclock
1f55f clock430 four_thirty |
1f554 clock5 five_o_clock | five_oclock
1f560 clock530 five_thirty |
1f555 clock6 six_o_clock | six_oclock
1f561 clock630 six_thirty |
1f556 clock7 seven_o_clock | seven_oclock
1f562 clock730 seven_thirty |
1f563 clock830 eight_thirty |
1f558 clock9 nine_o_clock | nine_oclock
1f564 clock930 nine_thirty |
1f559 clock10 ten_o_clock | ten_oclock
1f565 clock1030 ten_thirty |
1f55a clock11 eleven_o_clock | eleven_oclock
1f566 clock1130 eleven_thirty |
1f1e8-1f1f6 | flag-sark flag_sark flag_cq sark
1f344-200d-1f7eb | brown_mushroom
1f34b-200d-1f7e9 | lime
1f3c3-200d-2640-200d-27a1 | woman_running_facing_right woman_running_right
1f3c3-200d-2642-200d-27a1 | man_running_facing_right man_running_right
1f3c3-200d-27a1 | person_running_facing_right person_running_right
1f3fb | skin-tone-2 tone1 light_skin_tone tone_light
1f3fc | skin-tone-3 tone2 medium_light_skin_tone tone_medium_light
1f3fd | skin-tone-4 tone3 medium_skin_tone tone_medium
1f3fe | skin-tone-5 tone4 medium_dark_skin_tone tone_medium_dark
1f3ff | skin-tone-6 tone5 dark_skin_tone tone_dark
1f426-200d-1f525 | phoenix
1f468-200d-1f9af-200d-27a1 | man_with_white_cane_facing_right man_with_white_cane_right
1f468-200d-1f9bc-200d-27a1 | man_in_motorized_wheelchair_facing_right man_in_motorized_wheelchair_right
1f468-200d-1f9bd-200d-27a1 | man_in_manual_wheelchair_facing_right man_in_manual_wheelchair_right
1f469-200d-1f9af-200d-27a1 | woman_with_white_cane_facing_right woman_with_white_cane_right
1f469-200d-1f9bc-200d-27a1 | woman_in_motorized_wheelchair_facing_right woman_in_motorized_wheelchair_right
1f469-200d-1f9bd-200d-27a1 | woman_in_manual_wheelchair_facing_right woman_in_manual_wheelchair_right
1f642-200d-2194 | head_shaking_horizontally
1f642-200d-2195 | head_shaking_vertically
1f6b6-200d-2640-200d-27a1 | woman_walking_facing_right woman_walking_right
1f6b6-200d-2642-200d-27a1 | man_walking_facing_right man_walking_right
1f6b6-200d-27a1 | person_walking_facing_right person_walking_right
1f9ce-200d-2640-200d-27a1 | woman_kneeling_facing_right woman_kneeling_right
1f9ce-200d-2642-200d-27a1 | man_kneeling_facing_right man_kneeling_right
1f9ce-200d-27a1 | person_kneeling_facing_right person_kneeling_right
1f9d1-200d-1f9af-200d-27a1 | person_with_white_cane_facing_right person_with_white_cane_right
1f9d1-200d-1f9bc-200d-27a1 | person_in_motorized_wheelchair_facing_right person_in_motorized_wheelchair_right
1f9d1-200d-1f9bd-200d-27a1 | person_in_manual_wheelchair_facing_right person_in_manual_wheelchair_right
1f9d1-200d-1f9d1-200d-1f9d2 | family_adult_adult_child family_aac
1f9d1-200d-1f9d1-200d-1f9d2-200d-1f9d2 | family_adult_adult_child_child family_aacc
1f9d1-200d-1f9d2-200d-1f9d2 | family_adult_child_child family_acc
1f9d1-200d-1f9d2 | family_adult_child family_aa family_ac
1fa89 | harp
1fa8f | shovel
1fabe | leafless_tree
1fac6 | fingerprint
1fadc | root_vegetable
1fadf | splatter
1fae9 | face_with_bags_under_eyes face_with_eye_bags
26d3-200d-1f4a5 | broken_chain
1faf6-1f3fb | heart_hands_tone1 heart_hands_light_skin_tone
1faf6-1f3fc | heart_hands_tone2 heart_hands_medium_light_skin_tone
1faf6-1f3fd | heart_hands_tone3 heart_hands_medium_skin_tone
1faf6-1f3fe | heart_hands_tone4 heart_hands_medium_dark_skin_tone
1faf6-1f3ff | heart_hands_tone5 heart_hands_dark_skin_tone
1f932-1f3fb | palms_up_together_tone1 palms_up_together_light_skin_tone
1f932-1f3fc | palms_up_together_tone2 palms_up_together_medium_light_skin_tone
1f932-1f3fd | palms_up_together_tone3 palms_up_together_medium_skin_tone
1f932-1f3fe | palms_up_together_tone4 palms_up_together_medium_dark_skin_tone
1f932-1f3ff | palms_up_together_tone5 palms_up_together_dark_skin_tone
1f450-1f3fb | open_hands_tone1
1f450-1f3fc | open_hands_tone2
1f450-1f3fd | open_hands_tone3
1f450-1f3fe | open_hands_tone4
1f450-1f3ff | open_hands_tone5
1f64c-1f3fb | raised_hands_tone1 raising_hands_tone1
1f64c-1f3fc | raised_hands_tone2 raising_hands_tone2
1f64c-1f3fd | raised_hands_tone3 raising_hands_tone3
1f64c-1f3fe | raised_hands_tone4 raising_hands_tone4
1f64c-1f3ff | raised_hands_tone5 raising_hands_tone5
1f44f-1f3fb | clap_tone1 clapping_hands_tone1
1f44f-1f3fc | clap_tone2 clapping_hands_tone2
1f44f-1f3fd | clap_tone3 clapping_hands_tone3
1f44f-1f3fe | clap_tone4 clapping_hands_tone4
1f44f-1f3ff | clap_tone5 clapping_hands_tone5
1f91d-1f3fb | handshake_tone1 handshake_light_skin_tone
1faf1-1f3fb-200d-1faf2-1f3fc | handshake_tone1_tone2 handshake_light_skin_tone_medium_light_skin_tone handshake_tone1-2
1faf1-1f3fb-200d-1faf2-1f3fd | handshake_tone1_tone3 handshake_light_skin_tone_medium_skin_tone handshake_tone1-3
1faf1-1f3fb-200d-1faf2-1f3fe | handshake_tone1_tone4 handshake_light_skin_tone_medium_dark_skin_tone handshake_tone1-4
1faf1-1f3fb-200d-1faf2-1f3ff | handshake_tone1_tone5 handshake_light_skin_tone_dark_skin_tone handshake_tone1-5
1faf1-1f3fc-200d-1faf2-1f3fb | handshake_tone2_tone1 handshake_medium_light_skin_tone_light_skin_tone handshake_tone2-1
1f91d-1f3fc | handshake_tone2 handshake_medium_light_skin_tone
1faf1-1f3fc-200d-1faf2-1f3fd | handshake_tone2_tone3 handshake_medium_light_skin_tone_medium_skin_tone handshake_tone2-3
1faf1-1f3fc-200d-1faf2-1f3fe | handshake_tone2_tone4 handshake_medium_light_skin_tone_medium_dark_skin_tone handshake_tone2-4
1faf1-1f3fc-200d-1faf2-1f3ff | handshake_tone2_tone5 handshake_medium_light_skin_tone_dark_skin_tone handshake_tone2-5
1faf1-1f3fd-200d-1faf2-1f3fb | handshake_tone3_tone1 handshake_medium_skin_tone_light_skin_tone handshake_tone3-1
1faf1-1f3fd-200d-1faf2-1f3fc | handshake_tone3_tone2 handshake_medium_skin_tone_medium_light_skin_tone handshake_tone3-2
1f91d-1f3fd | handshake_tone3 handshake_medium_skin_tone
1faf1-1f3fd-200d-1faf2-1f3fe | handshake_tone3_tone4 handshake_medium_skin_tone_medium_dark_skin_tone handshake_tone3-4
1faf1-1f3fd-200d-1faf2-1f3ff | handshake_tone3_tone5 handshake_medium_skin_tone_dark_skin_tone handshake_tone3-5
1faf1-1f3fe-200d-1faf2-1f3fb | handshake_tone4_tone1 handshake_medium_dark_skin_tone_light_skin_tone handshake_tone4-1
1faf1-1f3fe-200d-1faf2-1f3fc | handshake_tone4_tone2 handshake_medium_dark_skin_tone_medium_light_skin_tone handshake_tone4-2
1faf1-1f3fe-200d-1faf2-1f3fd | handshake_tone4_tone3 handshake_medium_dark_skin_tone_medium_skin_tone handshake_tone4-3
1f91d-1f3fe | handshake_tone4 handshake_medium_dark_skin_tone
1faf1-1f3fe-200d-1faf2-1f3ff | handshake_tone4_tone5 handshake_medium_dark_skin_tone_dark_skin_tone handshake_tone4-5
1faf1-1f3ff-200d-1faf2-1f3fb | handshake_tone5_tone1 handshake_dark_skin_tone_light_skin_tone handshake_tone5-1
1faf1-1f3ff-200d-1faf2-1f3fc | handshake_tone5_tone2 handshake_dark_skin_tone_medium_light_skin_tone handshake_tone5-2
1faf1-1f3ff-200d-1faf2-1f3fd | handshake_tone5_tone3 handshake_dark_skin_tone_medium_skin_tone handshake_tone5-3
1faf1-1f3ff-200d-1faf2-1f3fe | handshake_tone5_tone4 handshake_dark_skin_tone_medium_dark_skin_tone handshake_tone5-4
1f91d-1f3ff | handshake_tone5 handshake_dark_skin_tone
1f44d-1f3fb | thumbsup_tone1 +1_tone1 thumbup_tone1 thumbs_up_tone1 yes_tone1
1f44d-1f3fc | thumbsup_tone2 +1_tone2 thumbup_tone2 thumbs_up_tone2 yes_tone2
1f44d-1f3fd | thumbsup_tone3 +1_tone3 thumbup_tone3 thumbs_up_tone3 yes_tone3
1f44d-1f3fe | thumbsup_tone4 +1_tone4 thumbup_tone4 thumbs_up_tone4 yes_tone4
1f44d-1f3ff | thumbsup_tone5 +1_tone5 thumbup_tone5 thumbs_up_tone5 yes_tone5
1f44e-1f3fb | thumbsdown_tone1 -1_tone1 thumbdown_tone1 thumbs_down_tone1 no_tone1
1f44e-1f3fc | thumbsdown_tone2 -1_tone2 thumbdown_tone2 thumbs_down_tone2 no_tone2
1f44e-1f3fd | thumbsdown_tone3 -1_tone3 thumbdown_tone3 thumbs_down_tone3 no_tone3
1f44e-1f3fe | thumbsdown_tone4 -1_tone4 thumbdown_tone4 thumbs_down_tone4 no_tone4
1f44e-1f3ff | thumbsdown_tone5 -1_tone5 thumbdown_tone5 thumbs_down_tone5 no_tone5
1f44a-1f3fb | punch_tone1 oncoming_fist_tone1
1f44a-1f3fc | punch_tone2 oncoming_fist_tone2
1f44a-1f3fd | punch_tone3 oncoming_fist_tone3
1f44a-1f3fe | punch_tone4 oncoming_fist_tone4
1f44a-1f3ff | punch_tone5 oncoming_fist_tone5
270a-1f3fb | fist_tone1 raised_fist_tone1
270a-1f3fc | fist_tone2 raised_fist_tone2
270a-1f3fd | fist_tone3 raised_fist_tone3
270a-1f3fe | fist_tone4 raised_fist_tone4
270a-1f3ff | fist_tone5 raised_fist_tone5
1f91b-1f3fb | left_facing_fist_tone1 left_fist_tone1
1f91b-1f3fc | left_facing_fist_tone2 left_fist_tone2
1f91b-1f3fd | left_facing_fist_tone3 left_fist_tone3
1f91b-1f3fe | left_facing_fist_tone4 left_fist_tone4
1f91b-1f3ff | left_facing_fist_tone5 left_fist_tone5
1f91c-1f3fb | right_facing_fist_tone1 right_fist_tone1
1f91c-1f3fc | right_facing_fist_tone2 right_fist_tone2
1f91c-1f3fd | right_facing_fist_tone3 right_fist_tone3
1f91c-1f3fe | right_facing_fist_tone4 right_fist_tone4
1f91c-1f3ff | right_facing_fist_tone5 right_fist_tone5
1faf7-1f3fb | leftwards_pushing_hand_tone1 leftwards_pushing_hand_light_skin_tone
1faf7-1f3fc | leftwards_pushing_hand_tone2 leftwards_pushing_hand_medium_light_skin_tone
1faf7-1f3fd | leftwards_pushing_hand_tone3 leftwards_pushing_hand_medium_skin_tone
1faf7-1f3fe | leftwards_pushing_hand_tone4 leftwards_pushing_hand_medium_dark_skin_tone
1faf7-1f3ff | leftwards_pushing_hand_tone5 leftwards_pushing_hand_dark_skin_tone
1faf8-1f3fb | rightwards_pushing_hand_tone1 rightwards_pushing_hand_light_skin_tone
1faf8-1f3fc | rightwards_pushing_hand_tone2 rightwards_pushing_hand_medium_light_skin_tone
1faf8-1f3fd | rightwards_pushing_hand_tone3 rightwards_pushing_hand_medium_skin_tone
1faf8-1f3fe | rightwards_pushing_hand_tone4 rightwards_pushing_hand_medium_dark_skin_tone
1faf8-1f3ff | rightwards_pushing_hand_tone5 rightwards_pushing_hand_dark_skin_tone
1f91e-1f3fb | fingers_crossed_tone1 hand_with_index_and_middle_fingers_crossed_tone1 crossed_fingers_tone1
1f91e-1f3fc | fingers_crossed_tone2 hand_with_index_and_middle_fingers_crossed_tone2 crossed_fingers_tone2
1f91e-1f3fd | fingers_crossed_tone3 hand_with_index_and_middle_fingers_crossed_tone3 crossed_fingers_tone3
1f91e-1f3fe | fingers_crossed_tone4 hand_with_index_and_middle_fingers_crossed_tone4 crossed_fingers_tone4
1f91e-1f3ff | fingers_crossed_tone5 hand_with_index_and_middle_fingers_crossed_tone5 crossed_fingers_tone5
270c-1f3fb | v_tone1 victory_hand_tone1 victory_tone1
270c-1f3fc | v_tone2 victory_hand_tone2 victory_tone2
270c-1f3fd | v_tone3 victory_hand_tone3 victory_tone3
270c-1f3fe | v_tone4 victory_hand_tone4 victory_tone4
270c-1f3ff | v_tone5 victory_hand_tone5 victory_tone5
1faf0-1f3fb | hand_with_index_finger_and_thumb_crossed_tone1 hand_with_index_finger_and_thumb_crossed_light_skin_tone
1faf0-1f3fc | hand_with_index_finger_and_thumb_crossed_tone2 hand_with_index_finger_and_thumb_crossed_medium_light_skin_tone
1faf0-1f3fd | hand_with_index_finger_and_thumb_crossed_tone3 hand_with_index_finger_and_thumb_crossed_medium_skin_tone
1faf0-1f3fe | hand_with_index_finger_and_thumb_crossed_tone4 hand_with_index_finger_and_thumb_crossed_medium_dark_skin_tone
1faf0-1f3ff | hand_with_index_finger_and_thumb_crossed_tone5 hand_with_index_finger_and_thumb_crossed_dark_skin_tone
1f91f-1f3fb | love_you_gesture_tone1 love_you_gesture_light_skin_tone
1f91f-1f3fc | love_you_gesture_tone2 love_you_gesture_medium_light_skin_tone
1f91f-1f3fd | love_you_gesture_tone3 love_you_gesture_medium_skin_tone
1f91f-1f3fe | love_you_gesture_tone4 love_you_gesture_medium_dark_skin_tone
1f91f-1f3ff | love_you_gesture_tone5 love_you_gesture_dark_skin_tone
1f918-1f3fb | metal_tone1 sign_of_the_horns_tone1
1f918-1f3fc | metal_tone2 sign_of_the_horns_tone2
1f918-1f3fd | metal_tone3 sign_of_the_horns_tone3
1f918-1f3fe | metal_tone4 sign_of_the_horns_tone4
1f918-1f3ff | metal_tone5 sign_of_the_horns_tone5
1f44c-1f3fb | ok_hand_tone1
1f44c-1f3fc | ok_hand_tone2
1f44c-1f3fd | ok_hand_tone3
1f44c-1f3fe | ok_hand_tone4
1f44c-1f3ff | ok_hand_tone5
1f90c-1f3fc | pinched_fingers_tone2 pinched_fingers_medium_light_skin_tone pinch_tone2
1f90c-1f3fb | pinched_fingers_tone1 pinched_fingers_light_skin_tone pinch_tone1
1f90c-1f3fd | pinched_fingers_tone3 pinched_fingers_medium_skin_tone pinch_tone3
1f90c-1f3fe | pinched_fingers_tone4 pinched_fingers_medium_dark_skin_tone pinch_tone4
1f90c-1f3ff | pinched_fingers_tone5 pinched_fingers_dark_skin_tone pinch_tone5
1f90f-1f3fb | pinching_hand_tone1 pinching_hand_light_skin_tone
1f90f-1f3fc | pinching_hand_tone2 pinching_hand_medium_light_skin_tone
1f90f-1f3fd | pinching_hand_tone3 pinching_hand_medium_skin_tone
1f90f-1f3fe | pinching_hand_tone4 pinching_hand_medium_dark_skin_tone
1f90f-1f3ff | pinching_hand_tone5 pinching_hand_dark_skin_tone
1faf3-1f3fb | palm_down_hand_tone1 palm_down_hand_light_skin_tone palm_down_tone1
1faf3-1f3fc | palm_down_hand_tone2 palm_down_hand_medium_light_skin_tone palm_down_tone2
1faf3-1f3fd | palm_down_hand_tone3 palm_down_hand_medium_skin_tone palm_down_tone3
1faf3-1f3fe | palm_down_hand_tone4 palm_down_hand_medium_dark_skin_tone palm_down_tone4
1faf3-1f3ff | palm_down_hand_tone5 palm_down_hand_dark_skin_tone palm_down_tone5
1faf4-1f3fb | palm_up_hand_tone1 palm_up_hand_light_skin_tone palm_up_tone1
1faf4-1f3fc | palm_up_hand_tone2 palm_up_hand_medium_light_skin_tone palm_up_tone2
1faf4-1f3fd | palm_up_hand_tone3 palm_up_hand_medium_skin_tone palm_up_tone3
1faf4-1f3fe | palm_up_hand_tone4 palm_up_hand_medium_dark_skin_tone palm_up_tone4
1faf4-1f3ff | palm_up_hand_tone5 palm_up_hand_dark_skin_tone palm_up_tone5
1f448-1f3fb | point_left_tone1 backhand_index_pointing_left_tone1
1f448-1f3fc | point_left_tone2 backhand_index_pointing_left_tone2
1f448-1f3fd | point_left_tone3 backhand_index_pointing_left_tone3
1f448-1f3fe | point_left_tone4 backhand_index_pointing_left_tone4
1f448-1f3ff | point_left_tone5 backhand_index_pointing_left_tone5
1f449-1f3fb | point_right_tone1 backhand_index_pointing_right_tone1
1f449-1f3fc | point_right_tone2 backhand_index_pointing_right_tone2
1f449-1f3fd | point_right_tone3 backhand_index_pointing_right_tone3
1f449-1f3fe | point_right_tone4 backhand_index_pointing_right_tone4
1f449-1f3ff | point_right_tone5 backhand_index_pointing_right_tone5
1f446-1f3fb | point_up_2_tone1 backhand_index_pointing_up_tone1 ~point_up_tone1
1f446-1f3fc | point_up_2_tone2 backhand_index_pointing_up_tone2 ~point_up_tone2
1f446-1f3fd | point_up_2_tone3 backhand_index_pointing_up_tone3 ~point_up_tone3
1f446-1f3fe | point_up_2_tone4 backhand_index_pointing_up_tone4 ~point_up_tone4
1f446-1f3ff | point_up_2_tone5 backhand_index_pointing_up_tone5 ~point_up_tone5
1f447-1f3fb | point_down_tone1 backhand_index_pointing_down_tone1
1f447-1f3fc | point_down_tone2 backhand_index_pointing_down_tone2
1f447-1f3fd | point_down_tone3 backhand_index_pointing_down_tone3
1f447-1f3fe | point_down_tone4 backhand_index_pointing_down_tone4
1f447-1f3ff | point_down_tone5 backhand_index_pointing_down_tone5
261d-1f3fb | point_up_tone1 index_pointing_up_tone1 ~point_up_2_tone1
261d-1f3fc | point_up_tone2 index_pointing_up_tone2 ~point_up_2_tone2
261d-1f3fd | point_up_tone3 index_pointing_up_tone3 ~point_up_2_tone3
261d-1f3fe | point_up_tone4 index_pointing_up_tone4 ~point_up_2_tone4
261d-1f3ff | point_up_tone5 index_pointing_up_tone5 ~point_up_2_tone5
270b-1f3fb | raised_hand_tone1 high_five_tone1
270b-1f3fc | raised_hand_tone2 high_five_tone2
270b-1f3fd | raised_hand_tone3 high_five_tone3
270b-1f3fe | raised_hand_tone4 high_five_tone4
270b-1f3ff | raised_hand_tone5 high_five_tone5
1f91a-1f3fb | raised_back_of_hand_tone1 back_of_hand_tone1
1f91a-1f3fc | raised_back_of_hand_tone2 back_of_hand_tone2
1f91a-1f3fd | raised_back_of_hand_tone3 back_of_hand_tone3
1f91a-1f3fe | raised_back_of_hand_tone4 back_of_hand_tone4
1f91a-1f3ff | raised_back_of_hand_tone5 back_of_hand_tone5
1f590-1f3fb | hand_splayed_tone1 raised_hand_with_fingers_splayed_tone1 hand_with_fingers_splayed_tone1
1f590-1f3fc | hand_splayed_tone2 raised_hand_with_fingers_splayed_tone2 hand_with_fingers_splayed_tone2
1f590-1f3fd | hand_splayed_tone3 raised_hand_with_fingers_splayed_tone3 hand_with_fingers_splayed_tone3
1f590-1f3fe | hand_splayed_tone4 raised_hand_with_fingers_splayed_tone4 hand_with_fingers_splayed_tone4
1f590-1f3ff | hand_splayed_tone5 raised_hand_with_fingers_splayed_tone5 hand_with_fingers_splayed_tone5
1f596-1f3fb | vulcan_tone1 raised_hand_with_part_between_middle_and_ring_fingers_tone1 vulcan_salute_tone1
1f596-1f3fc | vulcan_tone2 raised_hand_with_part_between_middle_and_ring_fingers_tone2 vulcan_salute_tone2
1f596-1f3fd | vulcan_tone3 raised_hand_with_part_between_middle_and_ring_fingers_tone3 vulcan_salute_tone3
1f596-1f3fe | vulcan_tone4 raised_hand_with_part_between_middle_and_ring_fingers_tone4 vulcan_salute_tone4
1f596-1f3ff | vulcan_tone5 raised_hand_with_part_between_middle_and_ring_fingers_tone5 vulcan_salute_tone5
1f44b-1f3fb | wave_tone1 waving_hand_tone1
1f44b-1f3fc | wave_tone2 waving_hand_tone2
1f44b-1f3fd | wave_tone3 waving_hand_tone3
1f44b-1f3fe | wave_tone4 waving_hand_tone4
1f44b-1f3ff | wave_tone5 waving_hand_tone5
1f919-1f3fb | call_me_tone1 call_me_hand_tone1
1f919-1f3fc | call_me_tone2 call_me_hand_tone2
1f919-1f3fd | call_me_tone3 call_me_hand_tone3
1f919-1f3fe | call_me_tone4 call_me_hand_tone4
1f919-1f3ff | call_me_tone5 call_me_hand_tone5
1faf2-1f3fb | leftwards_hand_tone1 leftwards_hand_light_skin_tone
1faf2-1f3fc | leftwards_hand_tone2 leftwards_hand_medium_light_skin_tone
1faf2-1f3fd | leftwards_hand_tone3 leftwards_hand_medium_skin_tone
1faf2-1f3fe | leftwards_hand_tone4 leftwards_hand_medium_dark_skin_tone
1faf2-1f3ff | leftwards_hand_tone5 leftwards_hand_dark_skin_tone
1faf1-1f3fb | rightwards_hand_tone1 rightwards_hand_light_skin_tone
1faf1-1f3fc | rightwards_hand_tone2 rightwards_hand_medium_light_skin_tone
1faf1-1f3fd | rightwards_hand_tone3 rightwards_hand_medium_skin_tone
1faf1-1f3fe | rightwards_hand_tone4 rightwards_hand_medium_dark_skin_tone
1faf1-1f3ff | rightwards_hand_tone5 rightwards_hand_dark_skin_tone
1f4aa-1f3fb | muscle_tone1 flexed_biceps_tone1 right_bicep_tone1
1f4aa-1f3fc | muscle_tone2 flexed_biceps_tone2 right_bicep_tone2
1f4aa-1f3fd | muscle_tone3 flexed_biceps_tone3 right_bicep_tone3
1f4aa-1f3fe | muscle_tone4 flexed_biceps_tone4 right_bicep_tone4
1f4aa-1f3ff | muscle_tone5 flexed_biceps_tone5 right_bicep_tone5
1f595-1f3fb | middle_finger_tone1 reversed_hand_with_middle_finger_extended_tone1
1f595-1f3fc | middle_finger_tone2 reversed_hand_with_middle_finger_extended_tone2
1f595-1f3fd | middle_finger_tone3 reversed_hand_with_middle_finger_extended_tone3
1f595-1f3fe | middle_finger_tone4 reversed_hand_with_middle_finger_extended_tone4
1f595-1f3ff | middle_finger_tone5 reversed_hand_with_middle_finger_extended_tone5
270d-1f3fb | writing_hand_tone1
270d-1f3fc | writing_hand_tone2
270d-1f3fd | writing_hand_tone3
270d-1f3fe | writing_hand_tone4
270d-1f3ff | writing_hand_tone5
1f64f-1f3fb | pray_tone1 folded_hands_tone1
1f64f-1f3fc | pray_tone2 folded_hands_tone2
1f64f-1f3fd | pray_tone3 folded_hands_tone3
1f64f-1f3fe | pray_tone4 folded_hands_tone4
1f64f-1f3ff | pray_tone5 folded_hands_tone5
1faf5-1f3fb | index_pointing_at_the_viewer_tone1 index_pointing_at_the_viewer_light_skin_tone point_forward_tone1
1faf5-1f3fc | index_pointing_at_the_viewer_tone2 index_pointing_at_the_viewer_medium_light_skin_tone point_forward_tone2
1faf5-1f3fd | index_pointing_at_the_viewer_tone3 index_pointing_at_the_viewer_medium_skin_tone point_forward_tone3
1faf5-1f3fe | index_pointing_at_the_viewer_tone4 index_pointing_at_the_viewer_medium_dark_skin_tone point_forward_tone4
1faf5-1f3ff | index_pointing_at_the_viewer_tone5 index_pointing_at_the_viewer_dark_skin_tone point_forward_tone5
1f9b6-1f3fb | foot_tone1 foot_light_skin_tone
1f9b6-1f3fc | foot_tone2 foot_medium_light_skin_tone
1f9b6-1f3fd | foot_tone3 foot_medium_skin_tone
1f9b6-1f3fe | foot_tone4 foot_medium_dark_skin_tone
1f9b6-1f3ff | foot_tone5 foot_dark_skin_tone
1f9b5-1f3fb | leg_tone1 leg_light_skin_tone
1f9b5-1f3fc | leg_tone2 leg_medium_light_skin_tone
1f9b5-1f3fd | leg_tone3 leg_medium_skin_tone
1f9b5-1f3fe | leg_tone4 leg_medium_dark_skin_tone
1f9b5-1f3ff | leg_tone5 leg_dark_skin_tone
1f442-1f3fb | ear_tone1
1f442-1f3fc | ear_tone2
1f442-1f3fd | ear_tone3
1f442-1f3fe | ear_tone4
1f442-1f3ff | ear_tone5
1f9bb-1f3fb | ear_with_hearing_aid_tone1 ear_with_hearing_aid_light_skin_tone hearing_aid_tone1
1f9bb-1f3fc | ear_with_hearing_aid_tone2 ear_with_hearing_aid_medium_light_skin_tone hearing_aid_tone2
1f9bb-1f3fd | ear_with_hearing_aid_tone3 ear_with_hearing_aid_medium_skin_tone hearing_aid_tone3
1f9bb-1f3fe | ear_with_hearing_aid_tone4 ear_with_hearing_aid_medium_dark_skin_tone hearing_aid_tone4
1f9bb-1f3ff | ear_with_hearing_aid_tone5 ear_with_hearing_aid_dark_skin_tone hearing_aid_tone5
1f443-1f3fb | nose_tone1
1f443-1f3fc | nose_tone2
1f443-1f3fd | nose_tone3
1f443-1f3fe | nose_tone4
1f443-1f3ff | nose_tone5
1f476-1f3fb | baby_tone1
1f476-1f3fc | baby_tone2
1f476-1f3fd | baby_tone3
1f476-1f3fe | baby_tone4
1f476-1f3ff | baby_tone5
1f9d2-1f3fb | child_tone1 child_light_skin_tone
1f9d2-1f3fc | child_tone2 child_medium_light_skin_tone
1f9d2-1f3fd | child_tone3 child_medium_skin_tone
1f9d2-1f3fe | child_tone4 child_medium_dark_skin_tone
1f9d2-1f3ff | child_tone5 child_dark_skin_tone
1f467-1f3fb | girl_tone1
1f467-1f3fc | girl_tone2
1f467-1f3fd | girl_tone3
1f467-1f3fe | girl_tone4
1f467-1f3ff | girl_tone5
1f466-1f3fb | boy_tone1
1f466-1f3fc | boy_tone2
1f466-1f3fd | boy_tone3
1f466-1f3fe | boy_tone4
1f466-1f3ff | boy_tone5
1f9d1-1f3fb | adult_tone1 adult_light_skin_tone person_tone1
1f9d1-1f3fc | adult_tone2 adult_medium_light_skin_tone person_tone2
1f9d1-1f3fd | adult_tone3 adult_medium_skin_tone person_tone3
1f9d1-1f3fe | adult_tone4 adult_medium_dark_skin_tone person_tone4
1f9d1-1f3ff | adult_tone5 adult_dark_skin_tone person_tone5
1f469-1f3fb | woman_tone1
1f469-1f3fc | woman_tone2
1f469-1f3fd | woman_tone3
1f469-1f3fe | woman_tone4
1f469-1f3ff | woman_tone5
1f468-1f3fb | man_tone1
1f468-1f3fc | man_tone2
1f468-1f3fd | man_tone3
1f468-1f3fe | man_tone4
1f468-1f3ff | man_tone5
1f9d1-1f3fb-200d-1f9b1 | person_tone1_curly_hair person_light_skin_tone_curly_hair person_curly_hair_tone1 curly_haired_tone1
1f9d1-1f3fc-200d-1f9b1 | person_tone2_curly_hair person_medium_light_skin_tone_curly_hair person_curly_hair_tone2 curly_haired_tone2
1f9d1-1f3fd-200d-1f9b1 | person_tone3_curly_hair person_medium_skin_tone_curly_hair person_curly_hair_tone3 curly_haired_tone3
1f9d1-1f3fe-200d-1f9b1 | person_tone4_curly_hair person_medium_dark_skin_tone_curly_hair person_curly_hair_tone4 curly_haired_tone4
1f9d1-1f3ff-200d-1f9b1 | person_tone5_curly_hair person_dark_skin_tone_curly_hair person_curly_hair_tone5 curly_haired_tone5
1f469-1f3fb-200d-1f9b1 | woman_curly_haired_tone1 woman_curly_haired_light_skin_tone woman_curly_hair_tone1
1f469-1f3fc-200d-1f9b1 | woman_curly_haired_tone2 woman_curly_haired_medium_light_skin_tone woman_curly_hair_tone2
1f469-1f3fd-200d-1f9b1 | woman_curly_haired_tone3 woman_curly_haired_medium_skin_tone woman_curly_hair_tone3
1f469-1f3fe-200d-1f9b1 | woman_curly_haired_tone4 woman_curly_haired_medium_dark_skin_tone woman_curly_hair_tone4
1f469-1f3ff-200d-1f9b1 | woman_curly_haired_tone5 woman_curly_haired_dark_skin_tone woman_curly_hair_tone5
1f468-1f3fb-200d-1f9b1 | man_curly_haired_tone1 man_curly_haired_light_skin_tone man_curly_hair_tone1
1f468-1f3fc-200d-1f9b1 | man_curly_haired_tone2 man_curly_haired_medium_light_skin_tone man_curly_hair_tone2
1f468-1f3fd-200d-1f9b1 | man_curly_haired_tone3 man_curly_haired_medium_skin_tone man_curly_hair_tone3
1f468-1f3fe-200d-1f9b1 | man_curly_haired_tone4 man_curly_haired_medium_dark_skin_tone man_curly_hair_tone4
1f468-1f3ff-200d-1f9b1 | man_curly_haired_tone5 man_curly_haired_dark_skin_tone man_curly_hair_tone5
1f9d1-1f3fb-200d-1f9b0 | person_tone1_red_hair person_light_skin_tone_red_hair person_red_hair_tone1 red_haired_tone1
1f9d1-1f3fc-200d-1f9b0 | person_tone2_red_hair person_medium_light_skin_tone_red_hair person_red_hair_tone2 red_haired_tone2
1f9d1-1f3fd-200d-1f9b0 | person_tone3_red_hair person_medium_skin_tone_red_hair person_red_hair_tone3 red_haired_tone3
1f9d1-1f3fe-200d-1f9b0 | person_tone4_red_hair person_medium_dark_skin_tone_red_hair person_red_hair_tone4 red_haired_tone4
1f9d1-1f3ff-200d-1f9b0 | person_tone5_red_hair person_dark_skin_tone_red_hair person_red_hair_tone5 red_haired_tone5
1f469-1f3fb-200d-1f9b0 | woman_red_haired_tone1 woman_red_haired_light_skin_tone woman_red_hair_tone1
1f469-1f3fc-200d-1f9b0 | woman_red_haired_tone2 woman_red_haired_medium_light_skin_tone woman_red_hair_tone2
1f469-1f3fd-200d-1f9b0 | woman_red_haired_tone3 woman_red_haired_medium_skin_tone woman_red_hair_tone3
1f469-1f3fe-200d-1f9b0 | woman_red_haired_tone4 woman_red_haired_medium_dark_skin_tone woman_red_hair_tone4
1f469-1f3ff-200d-1f9b0 | woman_red_haired_tone5 woman_red_haired_dark_skin_tone woman_red_hair_tone5
1f468-1f3fb-200d-1f9b0 | man_red_haired_tone1 man_red_haired_light_skin_tone man_red_hair_tone1
1f468-1f3fc-200d-1f9b0 | man_red_haired_tone2 man_red_haired_medium_light_skin_tone man_red_hair_tone2
1f468-1f3fd-200d-1f9b0 | man_red_haired_tone3 man_red_haired_medium_skin_tone man_red_hair_tone3
1f468-1f3fe-200d-1f9b0 | man_red_haired_tone4 man_red_haired_medium_dark_skin_tone man_red_hair_tone4
1f468-1f3ff-200d-1f9b0 | man_red_haired_tone5 man_red_haired_dark_skin_tone man_red_hair_tone5
1f471-1f3fb | blond_haired_person_tone1 person_with_blond_hair_tone1 person_blond_hair_tone1 blond_haired_tone1
1f471-1f3fc | blond_haired_person_tone2 person_with_blond_hair_tone2 person_blond_hair_tone2 blond_haired_tone2
1f471-1f3fd | blond_haired_person_tone3 person_with_blond_hair_tone3 person_blond_hair_tone3 blond_haired_tone3
1f471-1f3fe | blond_haired_person_tone4 person_with_blond_hair_tone4 person_blond_hair_tone4 blond_haired_tone4
1f471-1f3ff | blond_haired_person_tone5 person_with_blond_hair_tone5 person_blond_hair_tone5 blond_haired_tone5
1f471-1f3fb-200d-2640 | blond-haired_woman_tone1 blond-haired_woman_light_skin_tone woman_blond_hair_tone1 woman_blond_haired_tone1
1f471-1f3fc-200d-2640 | blond-haired_woman_tone2 blond-haired_woman_medium_light_skin_tone woman_blond_hair_tone2 woman_blond_haired_tone2
1f471-1f3fd-200d-2640 | blond-haired_woman_tone3 blond-haired_woman_medium_skin_tone woman_blond_hair_tone3 woman_blond_haired_tone3
1f471-1f3fe-200d-2640 | blond-haired_woman_tone4 blond-haired_woman_medium_dark_skin_tone woman_blond_hair_tone4 woman_blond_haired_tone4
1f471-1f3ff-200d-2640 | blond-haired_woman_tone5 blond-haired_woman_dark_skin_tone woman_blond_hair_tone5 woman_blond_haired_tone5
1f471-1f3fb-200d-2642 | blond-haired_man_tone1 blond-haired_man_light_skin_tone man_blond_hair_tone1 man_blond_haired_tone1
1f471-1f3fc-200d-2642 | blond-haired_man_tone2 blond-haired_man_medium_light_skin_tone man_blond_hair_tone2 man_blond_haired_tone2
1f471-1f3fd-200d-2642 | blond-haired_man_tone3 blond-haired_man_medium_skin_tone man_blond_hair_tone3 man_blond_haired_tone3
1f471-1f3fe-200d-2642 | blond-haired_man_tone4 blond-haired_man_medium_dark_skin_tone man_blond_hair_tone4 man_blond_haired_tone4
1f471-1f3ff-200d-2642 | blond-haired_man_tone5 blond-haired_man_dark_skin_tone man_blond_hair_tone5 man_blond_haired_tone5
1f9d1-1f3fb-200d-1f9b3 | person_tone1_white_hair person_light_skin_tone_white_hair person_white_hair_tone1 white_haired_tone1
1f9d1-1f3fc-200d-1f9b3 | person_tone2_white_hair person_medium_light_skin_tone_white_hair person_white_hair_tone2 white_haired_tone2
1f9d1-1f3fd-200d-1f9b3 | person_tone3_white_hair person_medium_skin_tone_white_hair person_white_hair_tone3 white_haired_tone3
1f9d1-1f3fe-200d-1f9b3 | person_tone4_white_hair person_medium_dark_skin_tone_white_hair person_white_hair_tone4 white_haired_tone4
1f9d1-1f3ff-200d-1f9b3 | person_tone5_white_hair person_dark_skin_tone_white_hair person_white_hair_tone5 white_haired_tone5
1f469-1f3fb-200d-1f9b3 | woman_white_haired_tone1 woman_white_haired_light_skin_tone woman_white_hair_tone1
1f469-1f3fc-200d-1f9b3 | woman_white_haired_tone2 woman_white_haired_medium_light_skin_tone woman_white_hair_tone2
1f469-1f3fd-200d-1f9b3 | woman_white_haired_tone3 woman_white_haired_medium_skin_tone woman_white_hair_tone3
1f469-1f3fe-200d-1f9b3 | woman_white_haired_tone4 woman_white_haired_medium_dark_skin_tone woman_white_hair_tone4
1f469-1f3ff-200d-1f9b3 | woman_white_haired_tone5 woman_white_haired_dark_skin_tone woman_white_hair_tone5
1f468-1f3fb-200d-1f9b3 | man_white_haired_tone1 man_white_haired_light_skin_tone man_white_hair_tone1
1f468-1f3fc-200d-1f9b3 | man_white_haired_tone2 man_white_haired_medium_light_skin_tone man_white_hair_tone2
1f468-1f3fd-200d-1f9b3 | man_white_haired_tone3 man_white_haired_medium_skin_tone man_white_hair_tone3
1f468-1f3fe-200d-1f9b3 | man_white_haired_tone4 man_white_haired_medium_dark_skin_tone man_white_hair_tone4
1f468-1f3ff-200d-1f9b3 | man_white_haired_tone5 man_white_haired_dark_skin_tone man_white_hair_tone5
1f9d1-1f3fb-200d-1f9b2 | person_tone1_bald person_light_skin_tone_bald person_bald_tone1 bald_tone1
1f9d1-1f3fc-200d-1f9b2 | person_tone2_bald person_medium_light_skin_tone_bald person_bald_tone2 bald_tone2
1f9d1-1f3fd-200d-1f9b2 | person_tone3_bald person_medium_skin_tone_bald person_bald_tone3 bald_tone3
1f9d1-1f3fe-200d-1f9b2 | person_tone4_bald person_medium_dark_skin_tone_bald person_bald_tone4 bald_tone4
1f9d1-1f3ff-200d-1f9b2 | person_tone5_bald person_dark_skin_tone_bald person_bald_tone5 bald_tone5
1f469-1f3fb-200d-1f9b2 | woman_bald_tone1 woman_bald_light_skin_tone
1f469-1f3fc-200d-1f9b2 | woman_bald_tone2 woman_bald_medium_light_skin_tone
1f469-1f3fd-200d-1f9b2 | woman_bald_tone3 woman_bald_medium_skin_tone
1f469-1f3fe-200d-1f9b2 | woman_bald_tone4 woman_bald_medium_dark_skin_tone
1f469-1f3ff-200d-1f9b2 | woman_bald_tone5 woman_bald_dark_skin_tone
1f468-1f3fb-200d-1f9b2 | man_bald_tone1 man_bald_light_skin_tone
1f468-1f3fc-200d-1f9b2 | man_bald_tone2 man_bald_medium_light_skin_tone
1f468-1f3fd-200d-1f9b2 | man_bald_tone3 man_bald_medium_skin_tone
1f468-1f3fe-200d-1f9b2 | man_bald_tone4 man_bald_medium_dark_skin_tone
1f468-1f3ff-200d-1f9b2 | man_bald_tone5 man_bald_dark_skin_tone
1f9d4-1f3fb | bearded_person_tone1 bearded_person_light_skin_tone person_beard_tone1 person_bearded_tone1
1f9d4-1f3fc | bearded_person_tone2 bearded_person_medium_light_skin_tone person_beard_tone2 person_bearded_tone2
1f9d4-1f3fd | bearded_person_tone3 bearded_person_medium_skin_tone person_beard_tone3 person_bearded_tone3
1f9d4-1f3fe | bearded_person_tone4 bearded_person_medium_dark_skin_tone person_beard_tone4 person_bearded_tone4
1f9d4-1f3ff | bearded_person_tone5 bearded_person_dark_skin_tone person_beard_tone5 person_bearded_tone5
1f9d4-1f3fb-200d-2640 | woman_tone1_beard woman_light_skin_tone_beard woman_beard_tone1 woman_bearded_tone1
1f9d4-1f3fc-200d-2640 | woman_tone2_beard woman_medium_light_skin_tone_beard woman_beard_tone2 woman_bearded_tone2
1f9d4-1f3fd-200d-2640 | woman_tone3_beard woman_medium_skin_tone_beard woman_beard_tone3 woman_bearded_tone3
1f9d4-1f3fe-200d-2640 | woman_tone4_beard woman_medium_dark_skin_tone_beard woman_beard_tone4 woman_bearded_tone4
1f9d4-1f3ff-200d-2640 | woman_tone5_beard woman_dark_skin_tone_beard woman_beard_tone5 woman_bearded_tone5
1f9d4-1f3fb-200d-2642 | man_tone1_beard man_light_skin_tone_beard man_beard_tone1 man_bearded_tone1
1f9d4-1f3fc-200d-2642 | man_tone2_beard man_medium_light_skin_tone_beard man_beard_tone2 man_bearded_tone2
1f9d4-1f3fd-200d-2642 | man_tone3_beard man_medium_skin_tone_beard man_beard_tone3 man_bearded_tone3
1f9d4-1f3fe-200d-2642 | man_tone4_beard man_medium_dark_skin_tone_beard man_beard_tone4 man_bearded_tone4
1f9d4-1f3ff-200d-2642 | man_tone5_beard man_dark_skin_tone_beard man_beard_tone5 man_bearded_tone5
1f9d3-1f3fb | older_adult_tone1 older_adult_light_skin_tone older_person_tone1
1f9d3-1f3fc | older_adult_tone2 older_adult_medium_light_skin_tone older_person_tone2
1f9d3-1f3fd | older_adult_tone3 older_adult_medium_skin_tone older_person_tone3
1f9d3-1f3fe | older_adult_tone4 older_adult_medium_dark_skin_tone older_person_tone4
1f9d3-1f3ff | older_adult_tone5 older_adult_dark_skin_tone older_person_tone5
1f475-1f3fb | older_woman_tone1 grandma_tone1 old_woman_tone1
1f475-1f3fc | older_woman_tone2 grandma_tone2 old_woman_tone2
1f475-1f3fd | older_woman_tone3 grandma_tone3 old_woman_tone3
1f475-1f3fe | older_woman_tone4 grandma_tone4 old_woman_tone4
1f475-1f3ff | older_woman_tone5 grandma_tone5 old_woman_tone5
1f474-1f3fb | older_man_tone1 old_man_tone1
1f474-1f3fc | older_man_tone2 old_man_tone2
1f474-1f3fd | older_man_tone3 old_man_tone3
1f474-1f3fe | older_man_tone4 old_man_tone4
1f474-1f3ff | older_man_tone5 old_man_tone5
1f472-1f3fb | man_with_chinese_cap_tone1 man_with_gua_pi_mao_tone1 person_with_skullcap_tone1
1f472-1f3fc | man_with_chinese_cap_tone2 man_with_gua_pi_mao_tone2 person_with_skullcap_tone2
1f472-1f3fd | man_with_chinese_cap_tone3 man_with_gua_pi_mao_tone3 person_with_skullcap_tone3
1f472-1f3fe | man_with_chinese_cap_tone4 man_with_gua_pi_mao_tone4 person_with_skullcap_tone4
1f472-1f3ff | man_with_chinese_cap_tone5 man_with_gua_pi_mao_tone5 person_with_skullcap_tone5
1f473-1f3fb | person_wearing_turban_tone1 man_with_turban_tone1
1f473-1f3fc | person_wearing_turban_tone2 man_with_turban_tone2
1f473-1f3fd | person_wearing_turban_tone3 man_with_turban_tone3
1f473-1f3fe | person_wearing_turban_tone4 man_with_turban_tone4
1f473-1f3ff | person_wearing_turban_tone5 man_with_turban_tone5
1f473-1f3fb-200d-2640 | woman_wearing_turban_tone1 woman_wearing_turban_light_skin_tone
1f473-1f3fc-200d-2640 | woman_wearing_turban_tone2 woman_wearing_turban_medium_light_skin_tone
1f473-1f3fd-200d-2640 | woman_wearing_turban_tone3 woman_wearing_turban_medium_skin_tone
1f473-1f3fe-200d-2640 | woman_wearing_turban_tone4 woman_wearing_turban_medium_dark_skin_tone
1f473-1f3ff-200d-2640 | woman_wearing_turban_tone5 woman_wearing_turban_dark_skin_tone
1f473-1f3fb-200d-2642 | man_wearing_turban_tone1 man_wearing_turban_light_skin_tone
1f473-1f3fc-200d-2642 | man_wearing_turban_tone2 man_wearing_turban_medium_light_skin_tone
1f473-1f3fd-200d-2642 | man_wearing_turban_tone3 man_wearing_turban_medium_skin_tone
1f473-1f3fe-200d-2642 | man_wearing_turban_tone4 man_wearing_turban_medium_dark_skin_tone
1f473-1f3ff-200d-2642 | man_wearing_turban_tone5 man_wearing_turban_dark_skin_tone
1f9d5-1f3fb | woman_with_headscarf_tone1 woman_with_headscarf_light_skin_tone
1f9d5-1f3fc | woman_with_headscarf_tone2 woman_with_headscarf_medium_light_skin_tone
1f9d5-1f3fd | woman_with_headscarf_tone3 woman_with_headscarf_medium_skin_tone
1f9d5-1f3fe | woman_with_headscarf_tone4 woman_with_headscarf_medium_dark_skin_tone
1f9d5-1f3ff | woman_with_headscarf_tone5 woman_with_headscarf_dark_skin_tone
1f46e-1f3fb | police_officer_tone1 cop_tone1
1f46e-1f3fc | police_officer_tone2 cop_tone2
1f46e-1f3fd | police_officer_tone3 cop_tone3
1f46e-1f3fe | police_officer_tone4 cop_tone4
1f46e-1f3ff | police_officer_tone5 cop_tone5
1f46e-1f3fb-200d-2640 | woman_police_officer_tone1 woman_police_officer_light_skin_tone
1f46e-1f3fc-200d-2640 | woman_police_officer_tone2 woman_police_officer_medium_light_skin_tone
1f46e-1f3fd-200d-2640 | woman_police_officer_tone3 woman_police_officer_medium_skin_tone
1f46e-1f3fe-200d-2640 | woman_police_officer_tone4 woman_police_officer_medium_dark_skin_tone
1f46e-1f3ff-200d-2640 | woman_police_officer_tone5 woman_police_officer_dark_skin_tone
1f46e-1f3fb-200d-2642 | man_police_officer_tone1 man_police_officer_light_skin_tone
1f46e-1f3fc-200d-2642 | man_police_officer_tone2 man_police_officer_medium_light_skin_tone
1f46e-1f3fd-200d-2642 | man_police_officer_tone3 man_police_officer_medium_skin_tone
1f46e-1f3fe-200d-2642 | man_police_officer_tone4 man_police_officer_medium_dark_skin_tone
1f46e-1f3ff-200d-2642 | man_police_officer_tone5 man_police_officer_dark_skin_tone
1f477-1f3fb | construction_worker_tone1
1f477-1f3fc | construction_worker_tone2
1f477-1f3fd | construction_worker_tone3
1f477-1f3fe | construction_worker_tone4
1f477-1f3ff | construction_worker_tone5
1f477-1f3fb-200d-2640 | woman_construction_worker_tone1 woman_construction_worker_light_skin_tone
1f477-1f3fc-200d-2640 | woman_construction_worker_tone2 woman_construction_worker_medium_light_skin_tone
1f477-1f3fd-200d-2640 | woman_construction_worker_tone3 woman_construction_worker_medium_skin_tone
1f477-1f3fe-200d-2640 | woman_construction_worker_tone4 woman_construction_worker_medium_dark_skin_tone
1f477-1f3ff-200d-2640 | woman_construction_worker_tone5 woman_construction_worker_dark_skin_tone
1f477-1f3fb-200d-2642 | man_construction_worker_tone1 man_construction_worker_light_skin_tone
1f477-1f3fc-200d-2642 | man_construction_worker_tone2 man_construction_worker_medium_light_skin_tone
1f477-1f3fd-200d-2642 | man_construction_worker_tone3 man_construction_worker_medium_skin_tone
1f477-1f3fe-200d-2642 | man_construction_worker_tone4 man_construction_worker_medium_dark_skin_tone
1f477-1f3ff-200d-2642 | man_construction_worker_tone5 man_construction_worker_dark_skin_tone
1f482-1f3fb | guard_tone1 guardsman_tone1
1f482-1f3fc | guard_tone2 guardsman_tone2
1f482-1f3fd | guard_tone3 guardsman_tone3
1f482-1f3fe | guard_tone4 guardsman_tone4
1f482-1f3ff | guard_tone5 guardsman_tone5
1f482-1f3fb-200d-2640 | woman_guard_tone1 woman_guard_light_skin_tone
1f482-1f3fc-200d-2640 | woman_guard_tone2 woman_guard_medium_light_skin_tone
1f482-1f3fd-200d-2640 | woman_guard_tone3 woman_guard_medium_skin_tone
1f482-1f3fe-200d-2640 | woman_guard_tone4 woman_guard_medium_dark_skin_tone
1f482-1f3ff-200d-2640 | woman_guard_tone5 woman_guard_dark_skin_tone
1f482-1f3fb-200d-2642 | man_guard_tone1 man_guard_light_skin_tone
1f482-1f3fc-200d-2642 | man_guard_tone2 man_guard_medium_light_skin_tone
1f482-1f3fd-200d-2642 | man_guard_tone3 man_guard_medium_skin_tone
1f482-1f3fe-200d-2642 | man_guard_tone4 man_guard_medium_dark_skin_tone
1f482-1f3ff-200d-2642 | man_guard_tone5 man_guard_dark_skin_tone
1f575-1f3fb | detective_tone1 spy_tone1 sleuth_or_spy_tone1
1f575-1f3fc | detective_tone2 spy_tone2 sleuth_or_spy_tone2
1f575-1f3fd | detective_tone3 spy_tone3 sleuth_or_spy_tone3
1f575-1f3fe | detective_tone4 spy_tone4 sleuth_or_spy_tone4
1f575-1f3ff | detective_tone5 spy_tone5 sleuth_or_spy_tone5
1f575-1f3fb-200d-2640 | woman_detective_tone1 woman_detective_light_skin_tone
1f575-1f3fc-200d-2640 | woman_detective_tone2 woman_detective_medium_light_skin_tone
1f575-1f3fd-200d-2640 | woman_detective_tone3 woman_detective_medium_skin_tone
1f575-1f3fe-200d-2640 | woman_detective_tone4 woman_detective_medium_dark_skin_tone
1f575-1f3ff-200d-2640 | woman_detective_tone5 woman_detective_dark_skin_tone
1f575-1f3fb-200d-2642 | man_detective_tone1 man_detective_light_skin_tone
1f575-1f3fc-200d-2642 | man_detective_tone2 man_detective_medium_light_skin_tone
1f575-1f3fd-200d-2642 | man_detective_tone3 man_detective_medium_skin_tone
1f575-1f3fe-200d-2642 | man_detective_tone4 man_detective_medium_dark_skin_tone
1f575-1f3ff-200d-2642 | man_detective_tone5 man_detective_dark_skin_tone
1f9d1-1f3fb-200d-2695 | health_worker_tone1 health_worker_light_skin_tone
1f9d1-1f3fc-200d-2695 | health_worker_tone2 health_worker_medium_light_skin_tone
1f9d1-1f3fd-200d-2695 | health_worker_tone3 health_worker_medium_skin_tone
1f9d1-1f3fe-200d-2695 | health_worker_tone4 health_worker_medium_dark_skin_tone
1f9d1-1f3ff-200d-2695 | health_worker_tone5 health_worker_dark_skin_tone
1f469-1f3fb-200d-2695 | woman_health_worker_tone1 woman_health_worker_light_skin_tone
1f469-1f3fc-200d-2695 | woman_health_worker_tone2 woman_health_worker_medium_light_skin_tone
1f469-1f3fd-200d-2695 | woman_health_worker_tone3 woman_health_worker_medium_skin_tone
1f469-1f3fe-200d-2695 | woman_health_worker_tone4 woman_health_worker_medium_dark_skin_tone
1f469-1f3ff-200d-2695 | woman_health_worker_tone5 woman_health_worker_dark_skin_tone
1f468-1f3fb-200d-2695 | man_health_worker_tone1 man_health_worker_light_skin_tone
1f468-1f3fc-200d-2695 | man_health_worker_tone2 man_health_worker_medium_light_skin_tone
1f468-1f3fd-200d-2695 | man_health_worker_tone3 man_health_worker_medium_skin_tone
1f468-1f3fe-200d-2695 | man_health_worker_tone4 man_health_worker_medium_dark_skin_tone
1f468-1f3ff-200d-2695 | man_health_worker_tone5 man_health_worker_dark_skin_tone
1f9d1-1f3fb-200d-1f33e | farmer_tone1 farmer_light_skin_tone
1f9d1-1f3fc-200d-1f33e | farmer_tone2 farmer_medium_light_skin_tone
1f9d1-1f3fd-200d-1f33e | farmer_tone3 farmer_medium_skin_tone
1f9d1-1f3fe-200d-1f33e | farmer_tone4 farmer_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f33e | farmer_tone5 farmer_dark_skin_tone
1f469-1f3fb-200d-1f33e | woman_farmer_tone1 woman_farmer_light_skin_tone
1f469-1f3fc-200d-1f33e | woman_farmer_tone2 woman_farmer_medium_light_skin_tone
1f469-1f3fd-200d-1f33e | woman_farmer_tone3 woman_farmer_medium_skin_tone
1f469-1f3fe-200d-1f33e | woman_farmer_tone4 woman_farmer_medium_dark_skin_tone
1f469-1f3ff-200d-1f33e | woman_farmer_tone5 woman_farmer_dark_skin_tone
1f468-1f3fb-200d-1f33e | man_farmer_tone1 man_farmer_light_skin_tone
1f468-1f3fc-200d-1f33e | man_farmer_tone2 man_farmer_medium_light_skin_tone
1f468-1f3fd-200d-1f33e | man_farmer_tone3 man_farmer_medium_skin_tone
1f468-1f3fe-200d-1f33e | man_farmer_tone4 man_farmer_medium_dark_skin_tone
1f468-1f3ff-200d-1f33e | man_farmer_tone5 man_farmer_dark_skin_tone
1f9d1-1f3fb-200d-1f373 | cook_tone1 cook_light_skin_tone
1f9d1-1f3fc-200d-1f373 | cook_tone2 cook_medium_light_skin_tone
1f9d1-1f3fd-200d-1f373 | cook_tone3 cook_medium_skin_tone
1f9d1-1f3fe-200d-1f373 | cook_tone4 cook_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f373 | cook_tone5 cook_dark_skin_tone
1f469-1f3fb-200d-1f373 | woman_cook_tone1 woman_cook_light_skin_tone
1f469-1f3fc-200d-1f373 | woman_cook_tone2 woman_cook_medium_light_skin_tone
1f469-1f3fd-200d-1f373 | woman_cook_tone3 woman_cook_medium_skin_tone
1f469-1f3fe-200d-1f373 | woman_cook_tone4 woman_cook_medium_dark_skin_tone
1f469-1f3ff-200d-1f373 | woman_cook_tone5 woman_cook_dark_skin_tone
1f468-1f3fb-200d-1f373 | man_cook_tone1 man_cook_light_skin_tone
1f468-1f3fc-200d-1f373 | man_cook_tone2 man_cook_medium_light_skin_tone
1f468-1f3fd-200d-1f373 | man_cook_tone3 man_cook_medium_skin_tone
1f468-1f3fe-200d-1f373 | man_cook_tone4 man_cook_medium_dark_skin_tone
1f468-1f3ff-200d-1f373 | man_cook_tone5 man_cook_dark_skin_tone
1f9d1-1f3fb-200d-1f393 | student_tone1 student_light_skin_tone
1f9d1-1f3fc-200d-1f393 | student_tone2 student_medium_light_skin_tone
1f9d1-1f3fd-200d-1f393 | student_tone3 student_medium_skin_tone
1f9d1-1f3fe-200d-1f393 | student_tone4 student_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f393 | student_tone5 student_dark_skin_tone
1f469-1f3fb-200d-1f393 | woman_student_tone1 woman_student_light_skin_tone
1f469-1f3fc-200d-1f393 | woman_student_tone2 woman_student_medium_light_skin_tone
1f469-1f3fd-200d-1f393 | woman_student_tone3 woman_student_medium_skin_tone
1f469-1f3fe-200d-1f393 | woman_student_tone4 woman_student_medium_dark_skin_tone
1f469-1f3ff-200d-1f393 | woman_student_tone5 woman_student_dark_skin_tone
1f468-1f3fb-200d-1f393 | man_student_tone1 man_student_light_skin_tone
1f468-1f3fc-200d-1f393 | man_student_tone2 man_student_medium_light_skin_tone
1f468-1f3fd-200d-1f393 | man_student_tone3 man_student_medium_skin_tone
1f468-1f3fe-200d-1f393 | man_student_tone4 man_student_medium_dark_skin_tone
1f468-1f3ff-200d-1f393 | man_student_tone5 man_student_dark_skin_tone
1f9d1-1f3fb-200d-1f3a4 | singer_tone1 singer_light_skin_tone
1f9d1-1f3fc-200d-1f3a4 | singer_tone2 singer_medium_light_skin_tone
1f9d1-1f3fd-200d-1f3a4 | singer_tone3 singer_medium_skin_tone
1f9d1-1f3fe-200d-1f3a4 | singer_tone4 singer_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f3a4 | singer_tone5 singer_dark_skin_tone
1f469-1f3fb-200d-1f3a4 | woman_singer_tone1 woman_singer_light_skin_tone
1f469-1f3fc-200d-1f3a4 | woman_singer_tone2 woman_singer_medium_light_skin_tone
1f469-1f3fd-200d-1f3a4 | woman_singer_tone3 woman_singer_medium_skin_tone
1f469-1f3fe-200d-1f3a4 | woman_singer_tone4 woman_singer_medium_dark_skin_tone
1f469-1f3ff-200d-1f3a4 | woman_singer_tone5 woman_singer_dark_skin_tone
1f468-1f3fb-200d-1f3a4 | man_singer_tone1 man_singer_light_skin_tone
1f468-1f3fc-200d-1f3a4 | man_singer_tone2 man_singer_medium_light_skin_tone
1f468-1f3fd-200d-1f3a4 | man_singer_tone3 man_singer_medium_skin_tone
1f468-1f3fe-200d-1f3a4 | man_singer_tone4 man_singer_medium_dark_skin_tone
1f468-1f3ff-200d-1f3a4 | man_singer_tone5 man_singer_dark_skin_tone
1f9d1-1f3fb-200d-1f3eb | teacher_tone1 teacher_light_skin_tone
1f9d1-1f3fc-200d-1f3eb | teacher_tone2 teacher_medium_light_skin_tone
1f9d1-1f3fd-200d-1f3eb | teacher_tone3 teacher_medium_skin_tone
1f9d1-1f3fe-200d-1f3eb | teacher_tone4 teacher_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f3eb | teacher_tone5 teacher_dark_skin_tone
1f469-1f3fb-200d-1f3eb | woman_teacher_tone1 woman_teacher_light_skin_tone
1f469-1f3fc-200d-1f3eb | woman_teacher_tone2 woman_teacher_medium_light_skin_tone
1f469-1f3fd-200d-1f3eb | woman_teacher_tone3 woman_teacher_medium_skin_tone
1f469-1f3fe-200d-1f3eb | woman_teacher_tone4 woman_teacher_medium_dark_skin_tone
1f469-1f3ff-200d-1f3eb | woman_teacher_tone5 woman_teacher_dark_skin_tone
1f468-1f3fb-200d-1f3eb | man_teacher_tone1 man_teacher_light_skin_tone
1f468-1f3fc-200d-1f3eb | man_teacher_tone2 man_teacher_medium_light_skin_tone
1f468-1f3fd-200d-1f3eb | man_teacher_tone3 man_teacher_medium_skin_tone
1f468-1f3fe-200d-1f3eb | man_teacher_tone4 man_teacher_medium_dark_skin_tone
1f468-1f3ff-200d-1f3eb | man_teacher_tone5 man_teacher_dark_skin_tone
1f9d1-1f3fb-200d-1f3ed | factory_worker_tone1 factory_worker_light_skin_tone
1f9d1-1f3fc-200d-1f3ed | factory_worker_tone2 factory_worker_medium_light_skin_tone
1f9d1-1f3fd-200d-1f3ed | factory_worker_tone3 factory_worker_medium_skin_tone
1f9d1-1f3fe-200d-1f3ed | factory_worker_tone4 factory_worker_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f3ed | factory_worker_tone5 factory_worker_dark_skin_tone
1f469-1f3fb-200d-1f3ed | woman_factory_worker_tone1 woman_factory_worker_light_skin_tone
1f469-1f3fc-200d-1f3ed | woman_factory_worker_tone2 woman_factory_worker_medium_light_skin_tone
1f469-1f3fd-200d-1f3ed | woman_factory_worker_tone3 woman_factory_worker_medium_skin_tone
1f469-1f3fe-200d-1f3ed | woman_factory_worker_tone4 woman_factory_worker_medium_dark_skin_tone
1f469-1f3ff-200d-1f3ed | woman_factory_worker_tone5 woman_factory_worker_dark_skin_tone
1f468-1f3fb-200d-1f3ed | man_factory_worker_tone1 man_factory_worker_light_skin_tone
1f468-1f3fc-200d-1f3ed | man_factory_worker_tone2 man_factory_worker_medium_light_skin_tone
1f468-1f3fd-200d-1f3ed | man_factory_worker_tone3 man_factory_worker_medium_skin_tone
1f468-1f3fe-200d-1f3ed | man_factory_worker_tone4 man_factory_worker_medium_dark_skin_tone
1f468-1f3ff-200d-1f3ed | man_factory_worker_tone5 man_factory_worker_dark_skin_tone
1f9d1-1f3fb-200d-1f4bb | technologist_tone1 technologist_light_skin_tone
1f9d1-1f3fc-200d-1f4bb | technologist_tone2 technologist_medium_light_skin_tone
1f9d1-1f3fd-200d-1f4bb | technologist_tone3 technologist_medium_skin_tone
1f9d1-1f3fe-200d-1f4bb | technologist_tone4 technologist_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f4bb | technologist_tone5 technologist_dark_skin_tone
1f469-1f3fb-200d-1f4bb | woman_technologist_tone1 woman_technologist_light_skin_tone
1f469-1f3fc-200d-1f4bb | woman_technologist_tone2 woman_technologist_medium_light_skin_tone
1f469-1f3fd-200d-1f4bb | woman_technologist_tone3 woman_technologist_medium_skin_tone
1f469-1f3fe-200d-1f4bb | woman_technologist_tone4 woman_technologist_medium_dark_skin_tone
1f469-1f3ff-200d-1f4bb | woman_technologist_tone5 woman_technologist_dark_skin_tone
1f468-1f3fb-200d-1f4bb | man_technologist_tone1 man_technologist_light_skin_tone
1f468-1f3fc-200d-1f4bb | man_technologist_tone2 man_technologist_medium_light_skin_tone
1f468-1f3fd-200d-1f4bb | man_technologist_tone3 man_technologist_medium_skin_tone
1f468-1f3fe-200d-1f4bb | man_technologist_tone4 man_technologist_medium_dark_skin_tone
1f468-1f3ff-200d-1f4bb | man_technologist_tone5 man_technologist_dark_skin_tone
1f9d1-1f3fb-200d-1f4bc | office_worker_tone1 office_worker_light_skin_tone
1f9d1-1f3fc-200d-1f4bc | office_worker_tone2 office_worker_medium_light_skin_tone
1f9d1-1f3fd-200d-1f4bc | office_worker_tone3 office_worker_medium_skin_tone
1f9d1-1f3fe-200d-1f4bc | office_worker_tone4 office_worker_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f4bc | office_worker_tone5 office_worker_dark_skin_tone
1f469-1f3fb-200d-1f4bc | woman_office_worker_tone1 woman_office_worker_light_skin_tone
1f469-1f3fc-200d-1f4bc | woman_office_worker_tone2 woman_office_worker_medium_light_skin_tone
1f469-1f3fd-200d-1f4bc | woman_office_worker_tone3 woman_office_worker_medium_skin_tone
1f469-1f3fe-200d-1f4bc | woman_office_worker_tone4 woman_office_worker_medium_dark_skin_tone
1f469-1f3ff-200d-1f4bc | woman_office_worker_tone5 woman_office_worker_dark_skin_tone
1f468-1f3fb-200d-1f4bc | man_office_worker_tone1 man_office_worker_light_skin_tone
1f468-1f3fc-200d-1f4bc | man_office_worker_tone2 man_office_worker_medium_light_skin_tone
1f468-1f3fd-200d-1f4bc | man_office_worker_tone3 man_office_worker_medium_skin_tone
1f468-1f3fe-200d-1f4bc | man_office_worker_tone4 man_office_worker_medium_dark_skin_tone
1f468-1f3ff-200d-1f4bc | man_office_worker_tone5 man_office_worker_dark_skin_tone
1f9d1-1f3fb-200d-1f527 | mechanic_tone1 mechanic_light_skin_tone
1f9d1-1f3fc-200d-1f527 | mechanic_tone2 mechanic_medium_light_skin_tone
1f9d1-1f3fd-200d-1f527 | mechanic_tone3 mechanic_medium_skin_tone
1f9d1-1f3fe-200d-1f527 | mechanic_tone4 mechanic_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f527 | mechanic_tone5 mechanic_dark_skin_tone
1f469-1f3fb-200d-1f527 | woman_mechanic_tone1 woman_mechanic_light_skin_tone
1f469-1f3fc-200d-1f527 | woman_mechanic_tone2 woman_mechanic_medium_light_skin_tone
1f469-1f3fd-200d-1f527 | woman_mechanic_tone3 woman_mechanic_medium_skin_tone
1f469-1f3fe-200d-1f527 | woman_mechanic_tone4 woman_mechanic_medium_dark_skin_tone
1f469-1f3ff-200d-1f527 | woman_mechanic_tone5 woman_mechanic_dark_skin_tone
1f468-1f3fb-200d-1f527 | man_mechanic_tone1 man_mechanic_light_skin_tone
1f468-1f3fc-200d-1f527 | man_mechanic_tone2 man_mechanic_medium_light_skin_tone
1f468-1f3fd-200d-1f527 | man_mechanic_tone3 man_mechanic_medium_skin_tone
1f468-1f3fe-200d-1f527 | man_mechanic_tone4 man_mechanic_medium_dark_skin_tone
1f468-1f3ff-200d-1f527 | man_mechanic_tone5 man_mechanic_dark_skin_tone
1f9d1-1f3fb-200d-1f52c | scientist_tone1 scientist_light_skin_tone
1f9d1-1f3fc-200d-1f52c | scientist_tone2 scientist_medium_light_skin_tone
1f9d1-1f3fd-200d-1f52c | scientist_tone3 scientist_medium_skin_tone
1f9d1-1f3fe-200d-1f52c | scientist_tone4 scientist_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f52c | scientist_tone5 scientist_dark_skin_tone
1f469-1f3fb-200d-1f52c | woman_scientist_tone1 woman_scientist_light_skin_tone
1f469-1f3fc-200d-1f52c | woman_scientist_tone2 woman_scientist_medium_light_skin_tone
1f469-1f3fd-200d-1f52c | woman_scientist_tone3 woman_scientist_medium_skin_tone
1f469-1f3fe-200d-1f52c | woman_scientist_tone4 woman_scientist_medium_dark_skin_tone
1f469-1f3ff-200d-1f52c | woman_scientist_tone5 woman_scientist_dark_skin_tone
1f468-1f3fb-200d-1f52c | man_scientist_tone1 man_scientist_light_skin_tone
1f468-1f3fc-200d-1f52c | man_scientist_tone2 man_scientist_medium_light_skin_tone
1f468-1f3fd-200d-1f52c | man_scientist_tone3 man_scientist_medium_skin_tone
1f468-1f3fe-200d-1f52c | man_scientist_tone4 man_scientist_medium_dark_skin_tone
1f468-1f3ff-200d-1f52c | man_scientist_tone5 man_scientist_dark_skin_tone
1f9d1-1f3fb-200d-1f3a8 | artist_tone1 artist_light_skin_tone
1f9d1-1f3fc-200d-1f3a8 | artist_tone2 artist_medium_light_skin_tone
1f9d1-1f3fd-200d-1f3a8 | artist_tone3 artist_medium_skin_tone
1f9d1-1f3fe-200d-1f3a8 | artist_tone4 artist_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f3a8 | artist_tone5 artist_dark_skin_tone
1f469-1f3fb-200d-1f3a8 | woman_artist_tone1 woman_artist_light_skin_tone
1f469-1f3fc-200d-1f3a8 | woman_artist_tone2 woman_artist_medium_light_skin_tone
1f469-1f3fd-200d-1f3a8 | woman_artist_tone3 woman_artist_medium_skin_tone
1f469-1f3fe-200d-1f3a8 | woman_artist_tone4 woman_artist_medium_dark_skin_tone
1f469-1f3ff-200d-1f3a8 | woman_artist_tone5 woman_artist_dark_skin_tone
1f468-1f3fb-200d-1f3a8 | man_artist_tone1 man_artist_light_skin_tone
1f468-1f3fc-200d-1f3a8 | man_artist_tone2 man_artist_medium_light_skin_tone
1f468-1f3fd-200d-1f3a8 | man_artist_tone3 man_artist_medium_skin_tone
1f468-1f3fe-200d-1f3a8 | man_artist_tone4 man_artist_medium_dark_skin_tone
1f468-1f3ff-200d-1f3a8 | man_artist_tone5 man_artist_dark_skin_tone
1f9d1-1f3fb-200d-1f692 | firefighter_tone1 firefighter_light_skin_tone
1f9d1-1f3fc-200d-1f692 | firefighter_tone2 firefighter_medium_light_skin_tone
1f9d1-1f3fd-200d-1f692 | firefighter_tone3 firefighter_medium_skin_tone
1f9d1-1f3fe-200d-1f692 | firefighter_tone4 firefighter_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f692 | firefighter_tone5 firefighter_dark_skin_tone
1f469-1f3fb-200d-1f692 | woman_firefighter_tone1 woman_firefighter_light_skin_tone
1f469-1f3fc-200d-1f692 | woman_firefighter_tone2 woman_firefighter_medium_light_skin_tone
1f469-1f3fd-200d-1f692 | woman_firefighter_tone3 woman_firefighter_medium_skin_tone
1f469-1f3fe-200d-1f692 | woman_firefighter_tone4 woman_firefighter_medium_dark_skin_tone
1f469-1f3ff-200d-1f692 | woman_firefighter_tone5 woman_firefighter_dark_skin_tone
1f468-1f3fb-200d-1f692 | man_firefighter_tone1 man_firefighter_light_skin_tone
1f468-1f3fc-200d-1f692 | man_firefighter_tone2 man_firefighter_medium_light_skin_tone
1f468-1f3fd-200d-1f692 | man_firefighter_tone3 man_firefighter_medium_skin_tone
1f468-1f3fe-200d-1f692 | man_firefighter_tone4 man_firefighter_medium_dark_skin_tone
1f468-1f3ff-200d-1f692 | man_firefighter_tone5 man_firefighter_dark_skin_tone
1f9d1-1f3fb-200d-2708 | pilot_tone1 pilot_light_skin_tone
1f9d1-1f3fc-200d-2708 | pilot_tone2 pilot_medium_light_skin_tone
1f9d1-1f3fd-200d-2708 | pilot_tone3 pilot_medium_skin_tone
1f9d1-1f3fe-200d-2708 | pilot_tone4 pilot_medium_dark_skin_tone
1f9d1-1f3ff-200d-2708 | pilot_tone5 pilot_dark_skin_tone
1f469-1f3fb-200d-2708 | woman_pilot_tone1 woman_pilot_light_skin_tone
1f469-1f3fc-200d-2708 | woman_pilot_tone2 woman_pilot_medium_light_skin_tone
1f469-1f3fd-200d-2708 | woman_pilot_tone3 woman_pilot_medium_skin_tone
1f469-1f3fe-200d-2708 | woman_pilot_tone4 woman_pilot_medium_dark_skin_tone
1f469-1f3ff-200d-2708 | woman_pilot_tone5 woman_pilot_dark_skin_tone
1f468-1f3fb-200d-2708 | man_pilot_tone1 man_pilot_light_skin_tone
1f468-1f3fc-200d-2708 | man_pilot_tone2 man_pilot_medium_light_skin_tone
1f468-1f3fd-200d-2708 | man_pilot_tone3 man_pilot_medium_skin_tone
1f468-1f3fe-200d-2708 | man_pilot_tone4 man_pilot_medium_dark_skin_tone
1f468-1f3ff-200d-2708 | man_pilot_tone5 man_pilot_dark_skin_tone
1f9d1-1f3fb-200d-1f680 | astronaut_tone1 astronaut_light_skin_tone
1f9d1-1f3fc-200d-1f680 | astronaut_tone2 astronaut_medium_light_skin_tone
1f9d1-1f3fd-200d-1f680 | astronaut_tone3 astronaut_medium_skin_tone
1f9d1-1f3fe-200d-1f680 | astronaut_tone4 astronaut_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f680 | astronaut_tone5 astronaut_dark_skin_tone
1f469-1f3fb-200d-1f680 | woman_astronaut_tone1 woman_astronaut_light_skin_tone
1f469-1f3fc-200d-1f680 | woman_astronaut_tone2 woman_astronaut_medium_light_skin_tone
1f469-1f3fd-200d-1f680 | woman_astronaut_tone3 woman_astronaut_medium_skin_tone
1f469-1f3fe-200d-1f680 | woman_astronaut_tone4 woman_astronaut_medium_dark_skin_tone
1f469-1f3ff-200d-1f680 | woman_astronaut_tone5 woman_astronaut_dark_skin_tone
1f468-1f3fb-200d-1f680 | man_astronaut_tone1 man_astronaut_light_skin_tone
1f468-1f3fc-200d-1f680 | man_astronaut_tone2 man_astronaut_medium_light_skin_tone
1f468-1f3fd-200d-1f680 | man_astronaut_tone3 man_astronaut_medium_skin_tone
1f468-1f3fe-200d-1f680 | man_astronaut_tone4 man_astronaut_medium_dark_skin_tone
1f468-1f3ff-200d-1f680 | man_astronaut_tone5 man_astronaut_dark_skin_tone
1f9d1-1f3fb-200d-2696 | judge_tone1 judge_light_skin_tone
1f9d1-1f3fc-200d-2696 | judge_tone2 judge_medium_light_skin_tone
1f9d1-1f3fd-200d-2696 | judge_tone3 judge_medium_skin_tone
1f9d1-1f3fe-200d-2696 | judge_tone4 judge_medium_dark_skin_tone
1f9d1-1f3ff-200d-2696 | judge_tone5 judge_dark_skin_tone
1f469-1f3fb-200d-2696 | woman_judge_tone1 woman_judge_light_skin_tone
1f469-1f3fc-200d-2696 | woman_judge_tone2 woman_judge_medium_light_skin_tone
1f469-1f3fd-200d-2696 | woman_judge_tone3 woman_judge_medium_skin_tone
1f469-1f3fe-200d-2696 | woman_judge_tone4 woman_judge_medium_dark_skin_tone
1f469-1f3ff-200d-2696 | woman_judge_tone5 woman_judge_dark_skin_tone
1f468-1f3fb-200d-2696 | man_judge_tone1 man_judge_light_skin_tone
1f468-1f3fc-200d-2696 | man_judge_tone2 man_judge_medium_light_skin_tone
1f468-1f3fd-200d-2696 | man_judge_tone3 man_judge_medium_skin_tone
1f468-1f3fe-200d-2696 | man_judge_tone4 man_judge_medium_dark_skin_tone
1f468-1f3ff-200d-2696 | man_judge_tone5 man_judge_dark_skin_tone
1f470-1f3fb | person_with_veil_tone1
1f470-1f3fc | person_with_veil_tone2
1f470-1f3fd | person_with_veil_tone3
1f470-1f3fe | person_with_veil_tone4
1f470-1f3ff | person_with_veil_tone5
1f470-1f3fb-200d-2640 | woman_with_veil_tone1 woman_with_veil_light_skin_tone
1f470-1f3fc-200d-2640 | woman_with_veil_tone2 woman_with_veil_medium_light_skin_tone
1f470-1f3fd-200d-2640 | woman_with_veil_tone3 woman_with_veil_medium_skin_tone
1f470-1f3fe-200d-2640 | woman_with_veil_tone4 woman_with_veil_medium_dark_skin_tone
1f470-1f3ff-200d-2640 | woman_with_veil_tone5 woman_with_veil_dark_skin_tone
1f470-1f3fb-200d-2642 | man_with_veil_tone1 man_with_veil_light_skin_tone
1f470-1f3fc-200d-2642 | man_with_veil_tone2 man_with_veil_medium_light_skin_tone
1f470-1f3fd-200d-2642 | man_with_veil_tone3 man_with_veil_medium_skin_tone
1f470-1f3fe-200d-2642 | man_with_veil_tone4 man_with_veil_medium_dark_skin_tone
1f470-1f3ff-200d-2642 | man_with_veil_tone5 man_with_veil_dark_skin_tone
1f935-1f3fb | person_in_tuxedo_tone1 tuxedo_tone1
1f935-1f3fc | person_in_tuxedo_tone2 tuxedo_tone2
1f935-1f3fd | person_in_tuxedo_tone3 tuxedo_tone3
1f935-1f3fe | person_in_tuxedo_tone4 tuxedo_tone4
1f935-1f3ff | person_in_tuxedo_tone5 tuxedo_tone5
1f935-1f3fb-200d-2640 | woman_in_tuxedo_tone1 woman_in_tuxedo_light_skin_tone
1f935-1f3fc-200d-2640 | woman_in_tuxedo_tone2 woman_in_tuxedo_medium_light_skin_tone
1f935-1f3fd-200d-2640 | woman_in_tuxedo_tone3 woman_in_tuxedo_medium_skin_tone
1f935-1f3fe-200d-2640 | woman_in_tuxedo_tone4 woman_in_tuxedo_medium_dark_skin_tone
1f935-1f3ff-200d-2640 | woman_in_tuxedo_tone5 woman_in_tuxedo_dark_skin_tone
1f935-1f3fb-200d-2642 | man_in_tuxedo_tone1 man_in_tuxedo_light_skin_tone
1f935-1f3fc-200d-2642 | man_in_tuxedo_tone2 man_in_tuxedo_medium_light_skin_tone
1f935-1f3fd-200d-2642 | man_in_tuxedo_tone3 man_in_tuxedo_medium_skin_tone
1f935-1f3fe-200d-2642 | man_in_tuxedo_tone4 man_in_tuxedo_medium_dark_skin_tone
1f935-1f3ff-200d-2642 | man_in_tuxedo_tone5 man_in_tuxedo_dark_skin_tone
1fac5-1f3fb | person_with_crown_tone1 person_with_crown_light_skin_tone royalty_tone1
1fac5-1f3fc | person_with_crown_tone2 person_with_crown_medium_light_skin_tone royalty_tone2
1fac5-1f3fd | person_with_crown_tone3 person_with_crown_medium_skin_tone royalty_tone3
1fac5-1f3fe | person_with_crown_tone4 person_with_crown_medium_dark_skin_tone royalty_tone4
1fac5-1f3ff | person_with_crown_tone5 person_with_crown_dark_skin_tone royalty_tone5
1f478-1f3fb | princess_tone1
1f478-1f3fc | princess_tone2
1f478-1f3fd | princess_tone3
1f478-1f3fe | princess_tone4
1f478-1f3ff | princess_tone5
1f934-1f3fb | prince_tone1
1f934-1f3fc | prince_tone2
1f934-1f3fd | prince_tone3
1f934-1f3fe | prince_tone4
1f934-1f3ff | prince_tone5
1f9b8-1f3fb | superhero_tone1 superhero_light_skin_tone
1f9b8-1f3fc | superhero_tone2 superhero_medium_light_skin_tone
1f9b8-1f3fd | superhero_tone3 superhero_medium_skin_tone
1f9b8-1f3fe | superhero_tone4 superhero_medium_dark_skin_tone
1f9b8-1f3ff | superhero_tone5 superhero_dark_skin_tone
1f9b8-1f3fb-200d-2640 | woman_superhero_tone1 woman_superhero_light_skin_tone
1f9b8-1f3fc-200d-2640 | woman_superhero_tone2 woman_superhero_medium_light_skin_tone
1f9b8-1f3fd-200d-2640 | woman_superhero_tone3 woman_superhero_medium_skin_tone
1f9b8-1f3fe-200d-2640 | woman_superhero_tone4 woman_superhero_medium_dark_skin_tone
1f9b8-1f3ff-200d-2640 | woman_superhero_tone5 woman_superhero_dark_skin_tone
1f9b8-1f3fb-200d-2642 | man_superhero_tone1 man_superhero_light_skin_tone
1f9b8-1f3fc-200d-2642 | man_superhero_tone2 man_superhero_medium_light_skin_tone
1f9b8-1f3fd-200d-2642 | man_superhero_tone3 man_superhero_medium_skin_tone
1f9b8-1f3fe-200d-2642 | man_superhero_tone4 man_superhero_medium_dark_skin_tone
1f9b8-1f3ff-200d-2642 | man_superhero_tone5 man_superhero_dark_skin_tone
1f9b9-1f3fb | supervillain_tone1 supervillain_light_skin_tone
1f9b9-1f3fc | supervillain_tone2 supervillain_medium_light_skin_tone
1f9b9-1f3fd | supervillain_tone3 supervillain_medium_skin_tone
1f9b9-1f3fe | supervillain_tone4 supervillain_medium_dark_skin_tone
1f9b9-1f3ff | supervillain_tone5 supervillain_dark_skin_tone
1f9b9-1f3fb-200d-2640 | woman_supervillain_tone1 woman_supervillain_light_skin_tone
1f9b9-1f3fc-200d-2640 | woman_supervillain_tone2 woman_supervillain_medium_light_skin_tone
1f9b9-1f3fd-200d-2640 | woman_supervillain_tone3 woman_supervillain_medium_skin_tone
1f9b9-1f3fe-200d-2640 | woman_supervillain_tone4 woman_supervillain_medium_dark_skin_tone
1f9b9-1f3ff-200d-2640 | woman_supervillain_tone5 woman_supervillain_dark_skin_tone
1f9b9-1f3fb-200d-2642 | man_supervillain_tone1 man_supervillain_light_skin_tone
1f9b9-1f3fc-200d-2642 | man_supervillain_tone2 man_supervillain_medium_light_skin_tone
1f9b9-1f3fd-200d-2642 | man_supervillain_tone3 man_supervillain_medium_skin_tone
1f9b9-1f3fe-200d-2642 | man_supervillain_tone4 man_supervillain_medium_dark_skin_tone
1f9b9-1f3ff-200d-2642 | man_supervillain_tone5 man_supervillain_dark_skin_tone
1f977-1f3fb | ninja_tone1 ninja_light_skin_tone
1f977-1f3fc | ninja_tone2 ninja_medium_light_skin_tone
1f977-1f3fd | ninja_tone3 ninja_medium_skin_tone
1f977-1f3fe | ninja_tone4 ninja_medium_dark_skin_tone
1f977-1f3ff | ninja_tone5 ninja_dark_skin_tone
1f9d1-1f3fb-200d-1f384 | mx_claus_tone1 mx_claus_light_skin_tone
1f9d1-1f3fc-200d-1f384 | mx_claus_tone2 mx_claus_medium_light_skin_tone
1f9d1-1f3fd-200d-1f384 | mx_claus_tone3 mx_claus_medium_skin_tone
1f9d1-1f3fe-200d-1f384 | mx_claus_tone4 mx_claus_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f384 | mx_claus_tone5 mx_claus_dark_skin_tone
1f936-1f3fb | mrs_claus_tone1 mother_christmas_tone1
1f936-1f3fc | mrs_claus_tone2 mother_christmas_tone2
1f936-1f3fd | mrs_claus_tone3 mother_christmas_tone3
1f936-1f3fe | mrs_claus_tone4 mother_christmas_tone4
1f936-1f3ff | mrs_claus_tone5 mother_christmas_tone5
1f385-1f3fb | santa_tone1 santa_claus_tone1
1f385-1f3fc | santa_tone2 santa_claus_tone2
1f385-1f3fd | santa_tone3 santa_claus_tone3
1f385-1f3fe | santa_tone4 santa_claus_tone4
1f385-1f3ff | santa_tone5 santa_claus_tone5
1f9d9-1f3fb | mage_tone1 mage_light_skin_tone
1f9d9-1f3fc | mage_tone2 mage_medium_light_skin_tone
1f9d9-1f3fd | mage_tone3 mage_medium_skin_tone
1f9d9-1f3fe | mage_tone4 mage_medium_dark_skin_tone
1f9d9-1f3ff | mage_tone5 mage_dark_skin_tone
1f9d9-1f3fb-200d-2640 | woman_mage_tone1 woman_mage_light_skin_tone
1f9d9-1f3fc-200d-2640 | woman_mage_tone2 woman_mage_medium_light_skin_tone
1f9d9-1f3fd-200d-2640 | woman_mage_tone3 woman_mage_medium_skin_tone
1f9d9-1f3fe-200d-2640 | woman_mage_tone4 woman_mage_medium_dark_skin_tone
1f9d9-1f3ff-200d-2640 | woman_mage_tone5 woman_mage_dark_skin_tone
1f9d9-1f3fb-200d-2642 | man_mage_tone1 man_mage_light_skin_tone
1f9d9-1f3fc-200d-2642 | man_mage_tone2 man_mage_medium_light_skin_tone
1f9d9-1f3fd-200d-2642 | man_mage_tone3 man_mage_medium_skin_tone
1f9d9-1f3fe-200d-2642 | man_mage_tone4 man_mage_medium_dark_skin_tone
1f9d9-1f3ff-200d-2642 | man_mage_tone5 man_mage_dark_skin_tone
1f9dd-1f3fb | elf_tone1 elf_light_skin_tone
1f9dd-1f3fc | elf_tone2 elf_medium_light_skin_tone
1f9dd-1f3fd | elf_tone3 elf_medium_skin_tone
1f9dd-1f3fe | elf_tone4 elf_medium_dark_skin_tone
1f9dd-1f3ff | elf_tone5 elf_dark_skin_tone
1f9dd-1f3fb-200d-2640 | woman_elf_tone1 woman_elf_light_skin_tone
1f9dd-1f3fc-200d-2640 | woman_elf_tone2 woman_elf_medium_light_skin_tone
1f9dd-1f3fd-200d-2640 | woman_elf_tone3 woman_elf_medium_skin_tone
1f9dd-1f3fe-200d-2640 | woman_elf_tone4 woman_elf_medium_dark_skin_tone
1f9dd-1f3ff-200d-2640 | woman_elf_tone5 woman_elf_dark_skin_tone
1f9dd-1f3fb-200d-2642 | man_elf_tone1 man_elf_light_skin_tone
1f9dd-1f3fc-200d-2642 | man_elf_tone2 man_elf_medium_light_skin_tone
1f9dd-1f3fd-200d-2642 | man_elf_tone3 man_elf_medium_skin_tone
1f9dd-1f3fe-200d-2642 | man_elf_tone4 man_elf_medium_dark_skin_tone
1f9dd-1f3ff-200d-2642 | man_elf_tone5 man_elf_dark_skin_tone
1f9db-1f3fb | vampire_tone1 vampire_light_skin_tone
1f9db-1f3fc | vampire_tone2 vampire_medium_light_skin_tone
1f9db-1f3fd | vampire_tone3 vampire_medium_skin_tone
1f9db-1f3fe | vampire_tone4 vampire_medium_dark_skin_tone
1f9db-1f3ff | vampire_tone5 vampire_dark_skin_tone
1f9db-1f3fb-200d-2640 | woman_vampire_tone1 woman_vampire_light_skin_tone
1f9db-1f3fc-200d-2640 | woman_vampire_tone2 woman_vampire_medium_light_skin_tone
1f9db-1f3fd-200d-2640 | woman_vampire_tone3 woman_vampire_medium_skin_tone
1f9db-1f3fe-200d-2640 | woman_vampire_tone4 woman_vampire_medium_dark_skin_tone
1f9db-1f3ff-200d-2640 | woman_vampire_tone5 woman_vampire_dark_skin_tone
1f9db-1f3fb-200d-2642 | man_vampire_tone1 man_vampire_light_skin_tone
1f9db-1f3fc-200d-2642 | man_vampire_tone2 man_vampire_medium_light_skin_tone
1f9db-1f3fd-200d-2642 | man_vampire_tone3 man_vampire_medium_skin_tone
1f9db-1f3fe-200d-2642 | man_vampire_tone4 man_vampire_medium_dark_skin_tone
1f9db-1f3ff-200d-2642 | man_vampire_tone5 man_vampire_dark_skin_tone
1f9dc-1f3fb | merperson_tone1 merperson_light_skin_tone
1f9dc-1f3fc | merperson_tone2 merperson_medium_light_skin_tone
1f9dc-1f3fd | merperson_tone3 merperson_medium_skin_tone
1f9dc-1f3fe | merperson_tone4 merperson_medium_dark_skin_tone
1f9dc-1f3ff | merperson_tone5 merperson_dark_skin_tone
1f9dc-1f3fb-200d-2640 | mermaid_tone1 mermaid_light_skin_tone
1f9dc-1f3fc-200d-2640 | mermaid_tone2 mermaid_medium_light_skin_tone
1f9dc-1f3fd-200d-2640 | mermaid_tone3 mermaid_medium_skin_tone
1f9dc-1f3fe-200d-2640 | mermaid_tone4 mermaid_medium_dark_skin_tone
1f9dc-1f3ff-200d-2640 | mermaid_tone5 mermaid_dark_skin_tone
1f9dc-1f3fb-200d-2642 | merman_tone1 merman_light_skin_tone
1f9dc-1f3fc-200d-2642 | merman_tone2 merman_medium_light_skin_tone
1f9dc-1f3fd-200d-2642 | merman_tone3 merman_medium_skin_tone
1f9dc-1f3fe-200d-2642 | merman_tone4 merman_medium_dark_skin_tone
1f9dc-1f3ff-200d-2642 | merman_tone5 merman_dark_skin_tone
1f9da-1f3fb | fairy_tone1 fairy_light_skin_tone
1f9da-1f3fc | fairy_tone2 fairy_medium_light_skin_tone
1f9da-1f3fd | fairy_tone3 fairy_medium_skin_tone
1f9da-1f3fe | fairy_tone4 fairy_medium_dark_skin_tone
1f9da-1f3ff | fairy_tone5 fairy_dark_skin_tone
1f9da-1f3fb-200d-2640 | woman_fairy_tone1 woman_fairy_light_skin_tone
1f9da-1f3fc-200d-2640 | woman_fairy_tone2 woman_fairy_medium_light_skin_tone
1f9da-1f3fd-200d-2640 | woman_fairy_tone3 woman_fairy_medium_skin_tone
1f9da-1f3fe-200d-2640 | woman_fairy_tone4 woman_fairy_medium_dark_skin_tone
1f9da-1f3ff-200d-2640 | woman_fairy_tone5 woman_fairy_dark_skin_tone
1f9da-1f3fb-200d-2642 | man_fairy_tone1 man_fairy_light_skin_tone
1f9da-1f3fc-200d-2642 | man_fairy_tone2 man_fairy_medium_light_skin_tone
1f9da-1f3fd-200d-2642 | man_fairy_tone3 man_fairy_medium_skin_tone
1f9da-1f3fe-200d-2642 | man_fairy_tone4 man_fairy_medium_dark_skin_tone
1f9da-1f3ff-200d-2642 | man_fairy_tone5 man_fairy_dark_skin_tone
1f47c-1f3fb | angel_tone1 baby_angel_tone1
1f47c-1f3fc | angel_tone2 baby_angel_tone2
1f47c-1f3fd | angel_tone3 baby_angel_tone3
1f47c-1f3fe | angel_tone4 baby_angel_tone4
1f47c-1f3ff | angel_tone5 baby_angel_tone5
1fac4-1f3fb | pregnant_person_tone1 pregnant_person_light_skin_tone
1fac4-1f3fc | pregnant_person_tone2 pregnant_person_medium_light_skin_tone
1fac4-1f3fd | pregnant_person_tone3 pregnant_person_medium_skin_tone
1fac4-1f3fe | pregnant_person_tone4 pregnant_person_medium_dark_skin_tone
1fac4-1f3ff | pregnant_person_tone5 pregnant_person_dark_skin_tone
1f930-1f3fb | pregnant_woman_tone1 expecting_woman_tone1
1f930-1f3fc | pregnant_woman_tone2 expecting_woman_tone2
1f930-1f3fd | pregnant_woman_tone3 expecting_woman_tone3
1f930-1f3fe | pregnant_woman_tone4 expecting_woman_tone4
1f930-1f3ff | pregnant_woman_tone5 expecting_woman_tone5
1fac3-1f3fb | pregnant_man_tone1 pregnant_man_light_skin_tone
1fac3-1f3fc | pregnant_man_tone2 pregnant_man_medium_light_skin_tone
1fac3-1f3fd | pregnant_man_tone3 pregnant_man_medium_skin_tone
1fac3-1f3fe | pregnant_man_tone4 pregnant_man_medium_dark_skin_tone
1fac3-1f3ff | pregnant_man_tone5 pregnant_man_dark_skin_tone
1f931-1f3fb | breast_feeding_tone1 breast_feeding_light_skin_tone
1f931-1f3fc | breast_feeding_tone2 breast_feeding_medium_light_skin_tone
1f931-1f3fd | breast_feeding_tone3 breast_feeding_medium_skin_tone
1f931-1f3fe | breast_feeding_tone4 breast_feeding_medium_dark_skin_tone
1f931-1f3ff | breast_feeding_tone5 breast_feeding_dark_skin_tone
1f9d1-1f3fb-200d-1f37c | person_feeding_baby_tone1 person_feeding_baby_light_skin_tone
1f9d1-1f3fc-200d-1f37c | person_feeding_baby_tone2 person_feeding_baby_medium_light_skin_tone
1f9d1-1f3fd-200d-1f37c | person_feeding_baby_tone3 person_feeding_baby_medium_skin_tone
1f9d1-1f3fe-200d-1f37c | person_feeding_baby_tone4 person_feeding_baby_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f37c | person_feeding_baby_tone5 person_feeding_baby_dark_skin_tone
1f469-1f3fb-200d-1f37c | woman_feeding_baby_tone1 woman_feeding_baby_light_skin_tone
1f469-1f3fc-200d-1f37c | woman_feeding_baby_tone2 woman_feeding_baby_medium_light_skin_tone
1f469-1f3fd-200d-1f37c | woman_feeding_baby_tone3 woman_feeding_baby_medium_skin_tone
1f469-1f3fe-200d-1f37c | woman_feeding_baby_tone4 woman_feeding_baby_medium_dark_skin_tone
1f469-1f3ff-200d-1f37c | woman_feeding_baby_tone5 woman_feeding_baby_dark_skin_tone
1f468-1f3fb-200d-1f37c | man_feeding_baby_tone1 man_feeding_baby_light_skin_tone
1f468-1f3fc-200d-1f37c | man_feeding_baby_tone2 man_feeding_baby_medium_light_skin_tone
1f468-1f3fd-200d-1f37c | man_feeding_baby_tone3 man_feeding_baby_medium_skin_tone
1f468-1f3fe-200d-1f37c | man_feeding_baby_tone4 man_feeding_baby_medium_dark_skin_tone
1f468-1f3ff-200d-1f37c | man_feeding_baby_tone5 man_feeding_baby_dark_skin_tone
1f647-1f3fb | person_bowing_tone1 bow_tone1
1f647-1f3fc | person_bowing_tone2 bow_tone2
1f647-1f3fd | person_bowing_tone3 bow_tone3
1f647-1f3fe | person_bowing_tone4 bow_tone4
1f647-1f3ff | person_bowing_tone5 bow_tone5
1f647-1f3fb-200d-2640 | woman_bowing_tone1 woman_bowing_light_skin_tone
1f647-1f3fc-200d-2640 | woman_bowing_tone2 woman_bowing_medium_light_skin_tone
1f647-1f3fd-200d-2640 | woman_bowing_tone3 woman_bowing_medium_skin_tone
1f647-1f3fe-200d-2640 | woman_bowing_tone4 woman_bowing_medium_dark_skin_tone
1f647-1f3ff-200d-2640 | woman_bowing_tone5 woman_bowing_dark_skin_tone
1f647-1f3fb-200d-2642 | man_bowing_tone1 man_bowing_light_skin_tone
1f647-1f3fc-200d-2642 | man_bowing_tone2 man_bowing_medium_light_skin_tone
1f647-1f3fd-200d-2642 | man_bowing_tone3 man_bowing_medium_skin_tone
1f647-1f3fe-200d-2642 | man_bowing_tone4 man_bowing_medium_dark_skin_tone
1f647-1f3ff-200d-2642 | man_bowing_tone5 man_bowing_dark_skin_tone
1f481-1f3fb | person_tipping_hand_tone1 information_desk_person_tone1
1f481-1f3fc | person_tipping_hand_tone2 information_desk_person_tone2
1f481-1f3fd | person_tipping_hand_tone3 information_desk_person_tone3
1f481-1f3fe | person_tipping_hand_tone4 information_desk_person_tone4
1f481-1f3ff | person_tipping_hand_tone5 information_desk_person_tone5
1f481-1f3fb-200d-2640 | woman_tipping_hand_tone1 woman_tipping_hand_light_skin_tone
1f481-1f3fc-200d-2640 | woman_tipping_hand_tone2 woman_tipping_hand_medium_light_skin_tone
1f481-1f3fd-200d-2640 | woman_tipping_hand_tone3 woman_tipping_hand_medium_skin_tone
1f481-1f3fe-200d-2640 | woman_tipping_hand_tone4 woman_tipping_hand_medium_dark_skin_tone
1f481-1f3ff-200d-2640 | woman_tipping_hand_tone5 woman_tipping_hand_dark_skin_tone
1f481-1f3fb-200d-2642 | man_tipping_hand_tone1 man_tipping_hand_light_skin_tone
1f481-1f3fc-200d-2642 | man_tipping_hand_tone2 man_tipping_hand_medium_light_skin_tone
1f481-1f3fd-200d-2642 | man_tipping_hand_tone3 man_tipping_hand_medium_skin_tone
1f481-1f3fe-200d-2642 | man_tipping_hand_tone4 man_tipping_hand_medium_dark_skin_tone
1f481-1f3ff-200d-2642 | man_tipping_hand_tone5 man_tipping_hand_dark_skin_tone
1f645-1f3fb | person_gesturing_no_tone1 no_good_tone1
1f645-1f3fc | person_gesturing_no_tone2 no_good_tone2
1f645-1f3fd | person_gesturing_no_tone3 no_good_tone3
1f645-1f3fe | person_gesturing_no_tone4 no_good_tone4
1f645-1f3ff | person_gesturing_no_tone5 no_good_tone5
1f645-1f3fb-200d-2640 | woman_gesturing_no_tone1 woman_gesturing_no_light_skin_tone
1f645-1f3fc-200d-2640 | woman_gesturing_no_tone2 woman_gesturing_no_medium_light_skin_tone
1f645-1f3fd-200d-2640 | woman_gesturing_no_tone3 woman_gesturing_no_medium_skin_tone
1f645-1f3fe-200d-2640 | woman_gesturing_no_tone4 woman_gesturing_no_medium_dark_skin_tone
1f645-1f3ff-200d-2640 | woman_gesturing_no_tone5 woman_gesturing_no_dark_skin_tone
1f645-1f3fb-200d-2642 | man_gesturing_no_tone1 man_gesturing_no_light_skin_tone
1f645-1f3fc-200d-2642 | man_gesturing_no_tone2 man_gesturing_no_medium_light_skin_tone
1f645-1f3fd-200d-2642 | man_gesturing_no_tone3 man_gesturing_no_medium_skin_tone
1f645-1f3fe-200d-2642 | man_gesturing_no_tone4 man_gesturing_no_medium_dark_skin_tone
1f645-1f3ff-200d-2642 | man_gesturing_no_tone5 man_gesturing_no_dark_skin_tone
1f646-1f3fb | person_gesturing_ok_tone1 ok_woman_tone1 all_good_tone1
1f646-1f3fc | person_gesturing_ok_tone2 ok_woman_tone2 all_good_tone2
1f646-1f3fd | person_gesturing_ok_tone3 ok_woman_tone3 all_good_tone3
1f646-1f3fe | person_gesturing_ok_tone4 ok_woman_tone4 all_good_tone4
1f646-1f3ff | person_gesturing_ok_tone5 ok_woman_tone5 all_good_tone5
1f646-1f3fb-200d-2640 | woman_gesturing_ok_tone1 woman_gesturing_ok_light_skin_tone
1f646-1f3fc-200d-2640 | woman_gesturing_ok_tone2 woman_gesturing_ok_medium_light_skin_tone
1f646-1f3fd-200d-2640 | woman_gesturing_ok_tone3 woman_gesturing_ok_medium_skin_tone
1f646-1f3fe-200d-2640 | woman_gesturing_ok_tone4 woman_gesturing_ok_medium_dark_skin_tone
1f646-1f3ff-200d-2640 | woman_gesturing_ok_tone5 woman_gesturing_ok_dark_skin_tone
1f646-1f3fb-200d-2642 | man_gesturing_ok_tone1 man_gesturing_ok_light_skin_tone
1f646-1f3fc-200d-2642 | man_gesturing_ok_tone2 man_gesturing_ok_medium_light_skin_tone
1f646-1f3fd-200d-2642 | man_gesturing_ok_tone3 man_gesturing_ok_medium_skin_tone
1f646-1f3fe-200d-2642 | man_gesturing_ok_tone4 man_gesturing_ok_medium_dark_skin_tone
1f646-1f3ff-200d-2642 | man_gesturing_ok_tone5 man_gesturing_ok_dark_skin_tone
1f64b-1f3fb | person_raising_hand_tone1 raising_hand_tone1
1f64b-1f3fc | person_raising_hand_tone2 raising_hand_tone2
1f64b-1f3fd | person_raising_hand_tone3 raising_hand_tone3
1f64b-1f3fe | person_raising_hand_tone4 raising_hand_tone4
1f64b-1f3ff | person_raising_hand_tone5 raising_hand_tone5
1f64b-1f3fb-200d-2640 | woman_raising_hand_tone1 woman_raising_hand_light_skin_tone
1f64b-1f3fc-200d-2640 | woman_raising_hand_tone2 woman_raising_hand_medium_light_skin_tone
1f64b-1f3fd-200d-2640 | woman_raising_hand_tone3 woman_raising_hand_medium_skin_tone
1f64b-1f3fe-200d-2640 | woman_raising_hand_tone4 woman_raising_hand_medium_dark_skin_tone
1f64b-1f3ff-200d-2640 | woman_raising_hand_tone5 woman_raising_hand_dark_skin_tone
1f64b-1f3fb-200d-2642 | man_raising_hand_tone1 man_raising_hand_light_skin_tone
1f64b-1f3fc-200d-2642 | man_raising_hand_tone2 man_raising_hand_medium_light_skin_tone
1f64b-1f3fd-200d-2642 | man_raising_hand_tone3 man_raising_hand_medium_skin_tone
1f64b-1f3fe-200d-2642 | man_raising_hand_tone4 man_raising_hand_medium_dark_skin_tone
1f64b-1f3ff-200d-2642 | man_raising_hand_tone5 man_raising_hand_dark_skin_tone
1f9cf-1f3fb | deaf_person_tone1 deaf_person_light_skin_tone
1f9cf-1f3fc | deaf_person_tone2 deaf_person_medium_light_skin_tone
1f9cf-1f3fd | deaf_person_tone3 deaf_person_medium_skin_tone
1f9cf-1f3fe | deaf_person_tone4 deaf_person_medium_dark_skin_tone
1f9cf-1f3ff | deaf_person_tone5 deaf_person_dark_skin_tone
1f9cf-1f3fb-200d-2640 | deaf_woman_tone1 deaf_woman_light_skin_tone
1f9cf-1f3fc-200d-2640 | deaf_woman_tone2 deaf_woman_medium_light_skin_tone
1f9cf-1f3fd-200d-2640 | deaf_woman_tone3 deaf_woman_medium_skin_tone
1f9cf-1f3fe-200d-2640 | deaf_woman_tone4 deaf_woman_medium_dark_skin_tone
1f9cf-1f3ff-200d-2640 | deaf_woman_tone5 deaf_woman_dark_skin_tone
1f9cf-1f3fb-200d-2642 | deaf_man_tone1 deaf_man_light_skin_tone
1f9cf-1f3fc-200d-2642 | deaf_man_tone2 deaf_man_medium_light_skin_tone
1f9cf-1f3fd-200d-2642 | deaf_man_tone3 deaf_man_medium_skin_tone
1f9cf-1f3fe-200d-2642 | deaf_man_tone4 deaf_man_medium_dark_skin_tone
1f9cf-1f3ff-200d-2642 | deaf_man_tone5 deaf_man_dark_skin_tone
1f926-1f3fb | person_facepalming_tone1 face_palm_tone1 facepalm_tone1
1f926-1f3fc | person_facepalming_tone2 face_palm_tone2 facepalm_tone2
1f926-1f3fd | person_facepalming_tone3 face_palm_tone3 facepalm_tone3
1f926-1f3fe | person_facepalming_tone4 face_palm_tone4 facepalm_tone4
1f926-1f3ff | person_facepalming_tone5 face_palm_tone5 facepalm_tone5
1f926-1f3fb-200d-2640 | woman_facepalming_tone1 woman_facepalming_light_skin_tone
1f926-1f3fc-200d-2640 | woman_facepalming_tone2 woman_facepalming_medium_light_skin_tone
1f926-1f3fd-200d-2640 | woman_facepalming_tone3 woman_facepalming_medium_skin_tone
1f926-1f3fe-200d-2640 | woman_facepalming_tone4 woman_facepalming_medium_dark_skin_tone
1f926-1f3ff-200d-2640 | woman_facepalming_tone5 woman_facepalming_dark_skin_tone
1f926-1f3fb-200d-2642 | man_facepalming_tone1 man_facepalming_light_skin_tone
1f926-1f3fc-200d-2642 | man_facepalming_tone2 man_facepalming_medium_light_skin_tone
1f926-1f3fd-200d-2642 | man_facepalming_tone3 man_facepalming_medium_skin_tone
1f926-1f3fe-200d-2642 | man_facepalming_tone4 man_facepalming_medium_dark_skin_tone
1f926-1f3ff-200d-2642 | man_facepalming_tone5 man_facepalming_dark_skin_tone
1f937-1f3fb | person_shrugging_tone1 shrug_tone1
1f937-1f3fc | person_shrugging_tone2 shrug_tone2
1f937-1f3fd | person_shrugging_tone3 shrug_tone3
1f937-1f3fe | person_shrugging_tone4 shrug_tone4
1f937-1f3ff | person_shrugging_tone5 shrug_tone5
1f937-1f3fb-200d-2640 | woman_shrugging_tone1 woman_shrugging_light_skin_tone
1f937-1f3fc-200d-2640 | woman_shrugging_tone2 woman_shrugging_medium_light_skin_tone
1f937-1f3fd-200d-2640 | woman_shrugging_tone3 woman_shrugging_medium_skin_tone
1f937-1f3fe-200d-2640 | woman_shrugging_tone4 woman_shrugging_medium_dark_skin_tone
1f937-1f3ff-200d-2640 | woman_shrugging_tone5 woman_shrugging_dark_skin_tone
1f937-1f3fb-200d-2642 | man_shrugging_tone1 man_shrugging_light_skin_tone
1f937-1f3fc-200d-2642 | man_shrugging_tone2 man_shrugging_medium_light_skin_tone
1f937-1f3fd-200d-2642 | man_shrugging_tone3 man_shrugging_medium_skin_tone
1f937-1f3fe-200d-2642 | man_shrugging_tone4 man_shrugging_medium_dark_skin_tone
1f937-1f3ff-200d-2642 | man_shrugging_tone5 man_shrugging_dark_skin_tone
1f64e-1f3fb | person_pouting_tone1 person_with_pouting_face_tone1 pouting_tone1
1f64e-1f3fc | person_pouting_tone2 person_with_pouting_face_tone2 pouting_tone2
1f64e-1f3fd | person_pouting_tone3 person_with_pouting_face_tone3 pouting_tone3
1f64e-1f3fe | person_pouting_tone4 person_with_pouting_face_tone4 pouting_tone4
1f64e-1f3ff | person_pouting_tone5 person_with_pouting_face_tone5 pouting_tone5
1f64e-1f3fb-200d-2640 | woman_pouting_tone1 woman_pouting_light_skin_tone
1f64e-1f3fc-200d-2640 | woman_pouting_tone2 woman_pouting_medium_light_skin_tone
1f64e-1f3fd-200d-2640 | woman_pouting_tone3 woman_pouting_medium_skin_tone
1f64e-1f3fe-200d-2640 | woman_pouting_tone4 woman_pouting_medium_dark_skin_tone
1f64e-1f3ff-200d-2640 | woman_pouting_tone5 woman_pouting_dark_skin_tone
1f64e-1f3fb-200d-2642 | man_pouting_tone1 man_pouting_light_skin_tone
1f64e-1f3fc-200d-2642 | man_pouting_tone2 man_pouting_medium_light_skin_tone
1f64e-1f3fd-200d-2642 | man_pouting_tone3 man_pouting_medium_skin_tone
1f64e-1f3fe-200d-2642 | man_pouting_tone4 man_pouting_medium_dark_skin_tone
1f64e-1f3ff-200d-2642 | man_pouting_tone5 man_pouting_dark_skin_tone
1f64d-1f3fb | person_frowning_tone1
1f64d-1f3fc | person_frowning_tone2
1f64d-1f3fd | person_frowning_tone3
1f64d-1f3fe | person_frowning_tone4
1f64d-1f3ff | person_frowning_tone5
1f64d-1f3fb-200d-2640 | woman_frowning_tone1 woman_frowning_light_skin_tone
1f64d-1f3fc-200d-2640 | woman_frowning_tone2 woman_frowning_medium_light_skin_tone
1f64d-1f3fd-200d-2640 | woman_frowning_tone3 woman_frowning_medium_skin_tone
1f64d-1f3fe-200d-2640 | woman_frowning_tone4 woman_frowning_medium_dark_skin_tone
1f64d-1f3ff-200d-2640 | woman_frowning_tone5 woman_frowning_dark_skin_tone
1f64d-1f3fb-200d-2642 | man_frowning_tone1 man_frowning_light_skin_tone
1f64d-1f3fc-200d-2642 | man_frowning_tone2 man_frowning_medium_light_skin_tone
1f64d-1f3fd-200d-2642 | man_frowning_tone3 man_frowning_medium_skin_tone
1f64d-1f3fe-200d-2642 | man_frowning_tone4 man_frowning_medium_dark_skin_tone
1f64d-1f3ff-200d-2642 | man_frowning_tone5 man_frowning_dark_skin_tone
1f487-1f3fb | person_getting_haircut_tone1 haircut_tone1
1f487-1f3fc | person_getting_haircut_tone2 haircut_tone2
1f487-1f3fd | person_getting_haircut_tone3 haircut_tone3
1f487-1f3fe | person_getting_haircut_tone4 haircut_tone4
1f487-1f3ff | person_getting_haircut_tone5 haircut_tone5
1f487-1f3fb-200d-2640 | woman_getting_haircut_tone1 woman_getting_haircut_light_skin_tone
1f487-1f3fc-200d-2640 | woman_getting_haircut_tone2 woman_getting_haircut_medium_light_skin_tone
1f487-1f3fd-200d-2640 | woman_getting_haircut_tone3 woman_getting_haircut_medium_skin_tone
1f487-1f3fe-200d-2640 | woman_getting_haircut_tone4 woman_getting_haircut_medium_dark_skin_tone
1f487-1f3ff-200d-2640 | woman_getting_haircut_tone5 woman_getting_haircut_dark_skin_tone
1f487-1f3fb-200d-2642 | man_getting_haircut_tone1 man_getting_haircut_light_skin_tone
1f487-1f3fc-200d-2642 | man_getting_haircut_tone2 man_getting_haircut_medium_light_skin_tone
1f487-1f3fd-200d-2642 | man_getting_haircut_tone3 man_getting_haircut_medium_skin_tone
1f487-1f3fe-200d-2642 | man_getting_haircut_tone4 man_getting_haircut_medium_dark_skin_tone
1f487-1f3ff-200d-2642 | man_getting_haircut_tone5 man_getting_haircut_dark_skin_tone
1f486-1f3fb | person_getting_massage_tone1 massage_tone1
1f486-1f3fc | person_getting_massage_tone2 massage_tone2
1f486-1f3fd | person_getting_massage_tone3 massage_tone3
1f486-1f3fe | person_getting_massage_tone4 massage_tone4
1f486-1f3ff | person_getting_massage_tone5 massage_tone5
1f486-1f3fb-200d-2640 | woman_getting_face_massage_tone1 woman_getting_face_massage_light_skin_tone woman_getting_massage_tone1
1f486-1f3fc-200d-2640 | woman_getting_face_massage_tone2 woman_getting_face_massage_medium_light_skin_tone woman_getting_massage_tone2
1f486-1f3fd-200d-2640 | woman_getting_face_massage_tone3 woman_getting_face_massage_medium_skin_tone woman_getting_massage_tone3
1f486-1f3fe-200d-2640 | woman_getting_face_massage_tone4 woman_getting_face_massage_medium_dark_skin_tone woman_getting_massage_tone4
1f486-1f3ff-200d-2640 | woman_getting_face_massage_tone5 woman_getting_face_massage_dark_skin_tone woman_getting_massage_tone5
1f486-1f3fb-200d-2642 | man_getting_face_massage_tone1 man_getting_face_massage_light_skin_tone man_getting_massage_tone1
1f486-1f3fc-200d-2642 | man_getting_face_massage_tone2 man_getting_face_massage_medium_light_skin_tone man_getting_massage_tone2
1f486-1f3fd-200d-2642 | man_getting_face_massage_tone3 man_getting_face_massage_medium_skin_tone man_getting_massage_tone3
1f486-1f3fe-200d-2642 | man_getting_face_massage_tone4 man_getting_face_massage_medium_dark_skin_tone man_getting_massage_tone4
1f486-1f3ff-200d-2642 | man_getting_face_massage_tone5 man_getting_face_massage_dark_skin_tone man_getting_massage_tone5
1f9d6-1f3fb | person_in_steamy_room_tone1 person_in_steamy_room_light_skin_tone
1f9d6-1f3fc | person_in_steamy_room_tone2 person_in_steamy_room_medium_light_skin_tone
1f9d6-1f3fd | person_in_steamy_room_tone3 person_in_steamy_room_medium_skin_tone
1f9d6-1f3fe | person_in_steamy_room_tone4 person_in_steamy_room_medium_dark_skin_tone
1f9d6-1f3ff | person_in_steamy_room_tone5 person_in_steamy_room_dark_skin_tone
1f9d6-1f3fb-200d-2640 | woman_in_steamy_room_tone1 woman_in_steamy_room_light_skin_tone
1f9d6-1f3fc-200d-2640 | woman_in_steamy_room_tone2 woman_in_steamy_room_medium_light_skin_tone
1f9d6-1f3fd-200d-2640 | woman_in_steamy_room_tone3 woman_in_steamy_room_medium_skin_tone
1f9d6-1f3fe-200d-2640 | woman_in_steamy_room_tone4 woman_in_steamy_room_medium_dark_skin_tone
1f9d6-1f3ff-200d-2640 | woman_in_steamy_room_tone5 woman_in_steamy_room_dark_skin_tone
1f9d6-1f3fb-200d-2642 | man_in_steamy_room_tone1 man_in_steamy_room_light_skin_tone
1f9d6-1f3fc-200d-2642 | man_in_steamy_room_tone2 man_in_steamy_room_medium_light_skin_tone
1f9d6-1f3fd-200d-2642 | man_in_steamy_room_tone3 man_in_steamy_room_medium_skin_tone
1f9d6-1f3fe-200d-2642 | man_in_steamy_room_tone4 man_in_steamy_room_medium_dark_skin_tone
1f9d6-1f3ff-200d-2642 | man_in_steamy_room_tone5 man_in_steamy_room_dark_skin_tone
1f485-1f3fb | nail_care_tone1 nail_polish_tone1
1f485-1f3fc | nail_care_tone2 nail_polish_tone2
1f485-1f3fd | nail_care_tone3 nail_polish_tone3
1f485-1f3fe | nail_care_tone4 nail_polish_tone4
1f485-1f3ff | nail_care_tone5 nail_polish_tone5
1f933-1f3fb | selfie_tone1
1f933-1f3fc | selfie_tone2
1f933-1f3fd | selfie_tone3
1f933-1f3fe | selfie_tone4
1f933-1f3ff | selfie_tone5
1f483-1f3fb | dancer_tone1 woman_dancing_tone1
1f483-1f3fc | dancer_tone2 woman_dancing_tone2
1f483-1f3fd | dancer_tone3 woman_dancing_tone3
1f483-1f3fe | dancer_tone4 woman_dancing_tone4
1f483-1f3ff | dancer_tone5 woman_dancing_tone5
1f57a-1f3fb | man_dancing_tone1 male_dancer_tone1
1f57a-1f3fc | man_dancing_tone2 male_dancer_tone2
1f57a-1f3fd | man_dancing_tone3 male_dancer_tone3
1f57a-1f3ff | man_dancing_tone5 male_dancer_tone5
1f57a-1f3fe | man_dancing_tone4 male_dancer_tone4
1f574-1f3fb | levitate_tone1 man_in_business_suit_levitating_tone1 man_in_business_suit_levitating_light_skin_tone person_in_suit_levitating_tone1 levitating_tone1
1f574-1f3fc | levitate_tone2 man_in_business_suit_levitating_tone2 man_in_business_suit_levitating_medium_light_skin_tone person_in_suit_levitating_tone2 levitating_tone2
1f574-1f3fd | levitate_tone3 man_in_business_suit_levitating_tone3 man_in_business_suit_levitating_medium_skin_tone person_in_suit_levitating_tone3 levitating_tone3
1f574-1f3fe | levitate_tone4 man_in_business_suit_levitating_tone4 man_in_business_suit_levitating_medium_dark_skin_tone person_in_suit_levitating_tone4 levitating_tone4
1f574-1f3ff | levitate_tone5 man_in_business_suit_levitating_tone5 man_in_business_suit_levitating_dark_skin_tone person_in_suit_levitating_tone5 levitating_tone5
1f9d1-1f3fb-200d-1f9bd | person_in_manual_wheelchair_tone1 person_in_manual_wheelchair_light_skin_tone
1f9d1-1f3fc-200d-1f9bd | person_in_manual_wheelchair_tone2 person_in_manual_wheelchair_medium_light_skin_tone
1f9d1-1f3fd-200d-1f9bd | person_in_manual_wheelchair_tone3 person_in_manual_wheelchair_medium_skin_tone
1f9d1-1f3fe-200d-1f9bd | person_in_manual_wheelchair_tone4 person_in_manual_wheelchair_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f9bd | person_in_manual_wheelchair_tone5 person_in_manual_wheelchair_dark_skin_tone
1f469-1f3fb-200d-1f9bd | woman_in_manual_wheelchair_tone1 woman_in_manual_wheelchair_light_skin_tone
1f469-1f3fc-200d-1f9bd | woman_in_manual_wheelchair_tone2 woman_in_manual_wheelchair_medium_light_skin_tone
1f469-1f3fd-200d-1f9bd | woman_in_manual_wheelchair_tone3 woman_in_manual_wheelchair_medium_skin_tone
1f469-1f3fe-200d-1f9bd | woman_in_manual_wheelchair_tone4 woman_in_manual_wheelchair_medium_dark_skin_tone
1f469-1f3ff-200d-1f9bd | woman_in_manual_wheelchair_tone5 woman_in_manual_wheelchair_dark_skin_tone
1f468-1f3fb-200d-1f9bd | man_in_manual_wheelchair_tone1 man_in_manual_wheelchair_light_skin_tone
1f468-1f3fc-200d-1f9bd | man_in_manual_wheelchair_tone2 man_in_manual_wheelchair_medium_light_skin_tone
1f468-1f3fd-200d-1f9bd | man_in_manual_wheelchair_tone3 man_in_manual_wheelchair_medium_skin_tone
1f468-1f3fe-200d-1f9bd | man_in_manual_wheelchair_tone4 man_in_manual_wheelchair_medium_dark_skin_tone
1f468-1f3ff-200d-1f9bd | man_in_manual_wheelchair_tone5 man_in_manual_wheelchair_dark_skin_tone
1f9d1-1f3fb-200d-1f9bd-200d-27a1 | person_in_manual_wheelchair_facing_right_tone1 person_in_manual_wheelchair_facing_right_light_skin_tone person_in_manual_wheelchair_right_tone1
1f9d1-1f3fc-200d-1f9bd-200d-27a1 | person_in_manual_wheelchair_facing_right_tone2 person_in_manual_wheelchair_facing_right_medium_light_skin_tone person_in_manual_wheelchair_right_tone2
1f9d1-1f3fd-200d-1f9bd-200d-27a1 | person_in_manual_wheelchair_facing_right_tone3 person_in_manual_wheelchair_facing_right_medium_skin_tone person_in_manual_wheelchair_right_tone3
1f9d1-1f3fe-200d-1f9bd-200d-27a1 | person_in_manual_wheelchair_facing_right_tone4 person_in_manual_wheelchair_facing_right_medium_dark_skin_tone person_in_manual_wheelchair_right_tone4
1f9d1-1f3ff-200d-1f9bd-200d-27a1 | person_in_manual_wheelchair_facing_right_tone5 person_in_manual_wheelchair_facing_right_dark_skin_tone person_in_manual_wheelchair_right_tone5
1f468-1f3fc-200d-1f9bd-200d-27a1 | man_in_manual_wheelchair_facing_right_tone2 man_in_manual_wheelchair_facing_right_medium_light_skin_tone man_in_manual_wheelchair_right_tone2
1f468-1f3fb-200d-1f9bd-200d-27a1 | man_in_manual_wheelchair_facing_right_tone1 man_in_manual_wheelchair_facing_right_light_skin_tone man_in_manual_wheelchair_right_tone1
1f468-1f3fd-200d-1f9bd-200d-27a1 | man_in_manual_wheelchair_facing_right_tone3 man_in_manual_wheelchair_facing_right_medium_skin_tone man_in_manual_wheelchair_right_tone3
1f468-1f3fe-200d-1f9bd-200d-27a1 | man_in_manual_wheelchair_facing_right_tone4 man_in_manual_wheelchair_facing_right_medium_dark_skin_tone man_in_manual_wheelchair_right_tone4
1f468-1f3ff-200d-1f9bd-200d-27a1 | man_in_manual_wheelchair_facing_right_tone5 man_in_manual_wheelchair_facing_right_dark_skin_tone man_in_manual_wheelchair_right_tone5
1f469-1f3fb-200d-1f9bd-200d-27a1 | woman_in_manual_wheelchair_facing_right_tone1 woman_in_manual_wheelchair_facing_right_light_skin_tone woman_in_manual_wheelchair_right_tone1
1f469-1f3fc-200d-1f9bd-200d-27a1 | woman_in_manual_wheelchair_facing_right_tone2 woman_in_manual_wheelchair_facing_right_medium_light_skin_tone woman_in_manual_wheelchair_right_tone2
1f469-1f3fd-200d-1f9bd-200d-27a1 | woman_in_manual_wheelchair_facing_right_tone3 woman_in_manual_wheelchair_facing_right_medium_skin_tone woman_in_manual_wheelchair_right_tone3
1f469-1f3fe-200d-1f9bd-200d-27a1 | woman_in_manual_wheelchair_facing_right_tone4 woman_in_manual_wheelchair_facing_right_medium_dark_skin_tone woman_in_manual_wheelchair_right_tone4
1f469-1f3ff-200d-1f9bd-200d-27a1 | woman_in_manual_wheelchair_facing_right_tone5 woman_in_manual_wheelchair_facing_right_dark_skin_tone woman_in_manual_wheelchair_right_tone5
1f9d1-1f3fb-200d-1f9bc | person_in_motorized_wheelchair_tone1 person_in_motorized_wheelchair_light_skin_tone
1f9d1-1f3fc-200d-1f9bc | person_in_motorized_wheelchair_tone2 person_in_motorized_wheelchair_medium_light_skin_tone
1f9d1-1f3fd-200d-1f9bc | person_in_motorized_wheelchair_tone3 person_in_motorized_wheelchair_medium_skin_tone
1f9d1-1f3fe-200d-1f9bc | person_in_motorized_wheelchair_tone4 person_in_motorized_wheelchair_medium_dark_skin_tone
1f9d1-1f3ff-200d-1f9bc | person_in_motorized_wheelchair_tone5 person_in_motorized_wheelchair_dark_skin_tone
1f469-1f3fb-200d-1f9bc | woman_in_motorized_wheelchair_tone1 woman_in_motorized_wheelchair_light_skin_tone
1f469-1f3fc-200d-1f9bc | woman_in_motorized_wheelchair_tone2 woman_in_motorized_wheelchair_medium_light_skin_tone
1f469-1f3fd-200d-1f9bc | woman_in_motorized_wheelchair_tone3 woman_in_motorized_wheelchair_medium_skin_tone
1f469-1f3fe-200d-1f9bc | woman_in_motorized_wheelchair_tone4 woman_in_motorized_wheelchair_medium_dark_skin_tone
1f469-1f3ff-200d-1f9bc | woman_in_motorized_wheelchair_tone5 woman_in_motorized_wheelchair_dark_skin_tone
1f468-1f3fb-200d-1f9bc | man_in_motorized_wheelchair_tone1 man_in_motorized_wheelchair_light_skin_tone
1f468-1f3fc-200d-1f9bc | man_in_motorized_wheelchair_tone2 man_in_motorized_wheelchair_medium_light_skin_tone
1f468-1f3fd-200d-1f9bc | man_in_motorized_wheelchair_tone3 man_in_motorized_wheelchair_medium_skin_tone
1f468-1f3fe-200d-1f9bc | man_in_motorized_wheelchair_tone4 man_in_motorized_wheelchair_medium_dark_skin_tone
1f468-1f3ff-200d-1f9bc | man_in_motorized_wheelchair_tone5 man_in_motorized_wheelchair_dark_skin_tone
1f9d1-1f3fb-200d-1f9bc-200d-27a1 | person_in_motorized_wheelchair_facing_right_tone1 person_in_motorized_wheelchair_facing_right_light_skin_tone person_in_motorized_wheelchair_right_tone1
1f9d1-1f3fc-200d-1f9bc-200d-27a1 | person_in_motorized_wheelchair_facing_right_tone2 person_in_motorized_wheelchair_facing_right_medium_light_skin_tone person_in_motorized_wheelchair_right_tone2
1f9d1-1f3fd-200d-1f9bc-200d-27a1 | person_in_motorized_wheelchair_facing_right_tone3 person_in_motorized_wheelchair_facing_right_medium_skin_tone person_in_motorized_wheelchair_right_tone3
1f9d1-1f3fe-200d-1f9bc-200d-27a1 | person_in_motorized_wheelchair_facing_right_tone4 person_in_motorized_wheelchair_facing_right_medium_dark_skin_tone person_in_motorized_wheelchair_right_tone4
1f9d1-1f3ff-200d-1f9bc-200d-27a1 | person_in_motorized_wheelchair_facing_right_tone5 person_in_motorized_wheelchair_facing_right_dark_skin_tone person_in_motorized_wheelchair_right_tone5
1f468-1f3fb-200d-1f9bc-200d-27a1 | man_in_motorized_wheelchair_facing_right_tone1 man_in_motorized_wheelchair_facing_right_light_skin_tone man_in_motorized_wheelchair_right_tone1
1f468-1f3fc-200d-1f9bc-200d-27a1 | man_in_motorized_wheelchair_facing_right_tone2 man_in_motorized_wheelchair_facing_right_medium_light_skin_tone man_in_motorized_wheelchair_right_tone2
1f468-1f3fd-200d-1f9bc-200d-27a1 | man_in_motorized_wheelchair_facing_right_tone3 man_in_motorized_wheelchair_facing_right_medium_skin_tone man_in_motorized_wheelchair_right_tone3
1f468-1f3fe-200d-1f9bc-200d-27a1 | man_in_motorized_wheelchair_facing_right_tone4 man_in_motorized_wheelchair_facing_right_medium_dark_skin_tone man_in_motorized_wheelchair_right_tone4
1f468-1f3ff-200d-1f9bc-200d-27a1 | man_in_motorized_wheelchair_facing_right_tone5 man_in_motorized_wheelchair_facing_right_dark_skin_tone man_in_motorized_wheelchair_right_tone5
1f469-1f3fb-200d-1f9bc-200d-27a1 | woman_in_motorized_wheelchair_facing_right_tone1 woman_in_motorized_wheelchair_facing_right_light_skin_tone woman_in_motorized_wheelchair_right_tone1
1f469-1f3fc-200d-1f9bc-200d-27a1 | woman_in_motorized_wheelchair_facing_right_tone2 woman_in_motorized_wheelchair_facing_right_medium_light_skin_tone woman_in_motorized_wheelchair_right_tone2
1f469-1f3fd-200d-1f9bc-200d-27a1 | woman_in_motorized_wheelchair_facing_right_tone3 woman_in_motorized_wheelchair_facing_right_medium_skin_tone woman_in_motorized_wheelchair_right_tone3
1f469-1f3fe-200d-1f9bc-200d-27a1 | woman_in_motorized_wheelchair_facing_right_tone4 woman_in_motorized_wheelchair_facing_right_medium_dark_skin_tone woman_in_motorized_wheelchair_right_tone4
1f469-1f3ff-200d-1f9bc-200d-27a1 | woman_in_motorized_wheelchair_facing_right_tone5 woman_in_motorized_wheelchair_facing_right_dark_skin_tone woman_in_motorized_wheelchair_right_tone5
1f6b6-1f3fb | person_walking_tone1 walking_tone1
1f6b6-1f3fc | person_walking_tone2 walking_tone2
1f6b6-1f3fd | person_walking_tone3 walking_tone3
1f6b6-1f3fe | person_walking_tone4 walking_tone4
1f6b6-1f3ff | person_walking_tone5 walking_tone5
1f6b6-1f3fb-200d-2640 | woman_walking_tone1 woman_walking_light_skin_tone
1f6b6-1f3fc-200d-2640 | woman_walking_tone2 woman_walking_medium_light_skin_tone
1f6b6-1f3fd-200d-2640 | woman_walking_tone3 woman_walking_medium_skin_tone
1f6b6-1f3fe-200d-2640 | woman_walking_tone4 woman_walking_medium_dark_skin_tone
1f6b6-1f3ff-200d-2640 | woman_walking_tone5 woman_walking_dark_skin_tone
1f6b6-1f3fb-200d-2642 | man_walking_tone1 man_walking_light_skin_tone
1f6b6-1f3fc-200d-2642 | man_walking_tone2 man_walking_medium_light_skin_tone
1f6b6-1f3fd-200d-2642 | man_walking_tone3 man_walking_medium_skin_tone
1f6b6-1f3fe-200d-2642 | man_walking_tone4 man_walking_medium_dark_skin_tone
1f6b6-1f3ff-200d-2642 | man_walking_tone5 man_walking_dark_skin_tone
1f6b6-1f3fb-200d-27a1 | person_walking_facing_right_tone1 person_walking_facing_right_light_skin_tone person_walking_right_tone1
1f6b6-1f3fc-200d-27a1 | person_walking_facing_right_tone2 person_walking_facing_right_medium_light_skin_tone person_walking_right_tone2
1f6b6-1f3fd-200d-27a1 | person_walking_facing_right_tone3 person_walking_facing_right_medium_skin_tone person_walking_right_tone3
1f6b6-1f3fe-200d-27a1 | person_walking_facing_right_tone4 person_walking_facing_right_medium_dark_skin_tone person_walking_right_tone4
1f6b6-1f3ff-200d-27a1 | person_walking_facing_right_tone5 person_walking_facing_right_dark_skin_tone person_walking_right_tone5
1f6b6-1f3fb-200d-2640-200d-27a1 | woman_walking_facing_right_tone1 woman_walking_facing_right_light_skin_tone woman_walking_right_tone1
1f6b6-1f3fc-200d-2640-200d-27a1 | woman_walking_facing_right_tone2 woman_walking_facing_right_medium_light_skin_tone woman_walking_right_tone2
1f6b6-1f3fd-200d-2640-200d-27a1 | woman_walking_facing_right_tone3 woman_walking_facing_right_medium_skin_tone woman_walking_right_tone3
1f6b6-1f3fe-200d-2640-200d-27a1 | woman_walking_facing_right_tone4 woman_walking_facing_right_medium_dark_skin_tone woman_walking_right_tone4
1f6b6-1f3ff-200d-2640-200d-27a1 | woman_walking_facing_right_tone5 woman_walking_facing_right_dark_skin_tone woman_walking_right_tone5
1f6b6-1f3fb-200d-2642-200d-27a1 | man_walking_facing_right_tone1 man_walking_facing_right_light_skin_tone man_walking_right_tone1
1f6b6-1f3fc-200d-2642-200d-27a1 | man_walking_facing_right_tone2 man_walking_facing_right_medium_light_skin_tone man_walking_right_tone2
1f6b6-1f3fd-200d-2642-200d-27a1 | man_walking_facing_right_tone3 man_walking_facing_right_medium_skin_tone man_walking_right_tone3
1f6b6-1f3fe-200d-2642-200d-27a1 | man_walking_facing_right_tone4 man_walking_facing_right_medium_dark_skin_tone man_walking_right_tone4
1f6b6-1f3ff-200d-2642-200d-27a1 | man_walking_facing_right_tone5 man_walking_facing_right_dark_skin_tone man_walking_right_tone5
1f9d1-1f3fb-200d-1f9af | person_with_probing_cane_tone1 person_with_probing_cane_light_skin_tone person_with_white_cane_tone1
1f9d1-1f3fc-200d-1f9af | person_with_probing_cane_tone2 person_with_probing_cane_medium_light_skin_tone person_with_white_cane_tone2
1f9d1-1f3fd-200d-1f9af | person_with_probing_cane_tone3 person_with_probing_cane_medium_skin_tone person_with_white_cane_tone3
1f9d1-1f3fe-200d-1f9af | person_with_probing_cane_tone4 person_with_probing_cane_medium_dark_skin_tone person_with_white_cane_tone4
1f9d1-1f3ff-200d-1f9af | person_with_probing_cane_tone5 person_with_probing_cane_dark_skin_tone person_with_white_cane_tone5
1f469-1f3fb-200d-1f9af | woman_with_probing_cane_tone1 woman_with_probing_cane_light_skin_tone woman_with_white_cane_tone1
1f469-1f3fc-200d-1f9af | woman_with_probing_cane_tone2 woman_with_probing_cane_medium_light_skin_tone woman_with_white_cane_tone2
1f469-1f3fd-200d-1f9af | woman_with_probing_cane_tone3 woman_with_probing_cane_medium_skin_tone woman_with_white_cane_tone3
1f469-1f3fe-200d-1f9af | woman_with_probing_cane_tone4 woman_with_probing_cane_medium_dark_skin_tone woman_with_white_cane_tone4
1f469-1f3ff-200d-1f9af | woman_with_probing_cane_tone5 woman_with_probing_cane_dark_skin_tone woman_with_white_cane_tone5
1f468-1f3fb-200d-1f9af | man_with_probing_cane_tone1 man_with_probing_cane_light_skin_tone man_with_white_cane_tone1
1f468-1f3fc-200d-1f9af | man_with_probing_cane_tone2 man_with_probing_cane_medium_light_skin_tone man_with_white_cane_tone2
1f468-1f3fd-200d-1f9af | man_with_probing_cane_tone3 man_with_probing_cane_medium_skin_tone man_with_white_cane_tone3
1f468-1f3fe-200d-1f9af | man_with_probing_cane_tone4 man_with_probing_cane_medium_dark_skin_tone man_with_white_cane_tone4
1f468-1f3ff-200d-1f9af | man_with_probing_cane_tone5 man_with_probing_cane_dark_skin_tone man_with_white_cane_tone5
1f9d1-1f3fb-200d-1f9af-200d-27a1 | person_with_white_cane_facing_right_tone1 person_with_white_cane_facing_right_light_skin_tone person_with_white_cane_right_tone1
1f9d1-1f3fc-200d-1f9af-200d-27a1 | person_with_white_cane_facing_right_tone2 person_with_white_cane_facing_right_medium_light_skin_tone person_with_white_cane_right_tone2
1f9d1-1f3fd-200d-1f9af-200d-27a1 | person_with_white_cane_facing_right_tone3 person_with_white_cane_facing_right_medium_skin_tone person_with_white_cane_right_tone3
1f9d1-1f3fe-200d-1f9af-200d-27a1 | person_with_white_cane_facing_right_tone4 person_with_white_cane_facing_right_medium_dark_skin_tone person_with_white_cane_right_tone4
1f9d1-1f3ff-200d-1f9af-200d-27a1 | person_with_white_cane_facing_right_tone5 person_with_white_cane_facing_right_dark_skin_tone person_with_white_cane_right_tone5
1f468-1f3fb-200d-1f9af-200d-27a1 | man_with_white_cane_facing_right_tone1 man_with_white_cane_facing_right_light_skin_tone man_with_white_cane_right_tone1
1f468-1f3fc-200d-1f9af-200d-27a1 | man_with_white_cane_facing_right_tone2 man_with_white_cane_facing_right_medium_light_skin_tone man_with_white_cane_right_tone2
1f468-1f3fd-200d-1f9af-200d-27a1 | man_with_white_cane_facing_right_tone3 man_with_white_cane_facing_right_medium_skin_tone man_with_white_cane_right_tone3
1f468-1f3fe-200d-1f9af-200d-27a1 | man_with_white_cane_facing_right_tone4 man_with_white_cane_facing_right_medium_dark_skin_tone man_with_white_cane_right_tone4
1f468-1f3ff-200d-1f9af-200d-27a1 | man_with_white_cane_facing_right_tone5 man_with_white_cane_facing_right_dark_skin_tone man_with_white_cane_right_tone5
1f469-1f3fb-200d-1f9af-200d-27a1 | woman_with_white_cane_facing_right_tone1 woman_with_white_cane_facing_right_light_skin_tone woman_with_white_cane_right_tone1
1f469-1f3fc-200d-1f9af-200d-27a1 | woman_with_white_cane_facing_right_tone2 woman_with_white_cane_facing_right_medium_light_skin_tone woman_with_white_cane_right_tone2
1f469-1f3fd-200d-1f9af-200d-27a1 | woman_with_white_cane_facing_right_tone3 woman_with_white_cane_facing_right_medium_skin_tone woman_with_white_cane_right_tone3
1f469-1f3fe-200d-1f9af-200d-27a1 | woman_with_white_cane_facing_right_tone4 woman_with_white_cane_facing_right_medium_dark_skin_tone woman_with_white_cane_right_tone4
1f469-1f3ff-200d-1f9af-200d-27a1 | woman_with_white_cane_facing_right_tone5 woman_with_white_cane_facing_right_dark_skin_tone woman_with_white_cane_right_tone5
1f9ce-1f3fb | person_kneeling_tone1 person_kneeling_light_skin_tone kneeling_tone1
1f9ce-1f3fc | person_kneeling_tone2 person_kneeling_medium_light_skin_tone kneeling_tone2
1f9ce-1f3fd | person_kneeling_tone3 person_kneeling_medium_skin_tone kneeling_tone3
1f9ce-1f3fe | person_kneeling_tone4 person_kneeling_medium_dark_skin_tone kneeling_tone4
1f9ce-1f3ff | person_kneeling_tone5 person_kneeling_dark_skin_tone kneeling_tone5
1f9ce-1f3fb-200d-2640 | woman_kneeling_tone1 woman_kneeling_light_skin_tone
1f9ce-1f3fc-200d-2640 | woman_kneeling_tone2 woman_kneeling_medium_light_skin_tone
1f9ce-1f3fd-200d-2640 | woman_kneeling_tone3 woman_kneeling_medium_skin_tone
1f9ce-1f3fe-200d-2640 | woman_kneeling_tone4 woman_kneeling_medium_dark_skin_tone
1f9ce-1f3ff-200d-2640 | woman_kneeling_tone5 woman_kneeling_dark_skin_tone
1f9ce-1f3fb-200d-2642 | man_kneeling_tone1 man_kneeling_light_skin_tone
1f9ce-1f3fc-200d-2642 | man_kneeling_tone2 man_kneeling_medium_light_skin_tone
1f9ce-1f3fd-200d-2642 | man_kneeling_tone3 man_kneeling_medium_skin_tone
1f9ce-1f3fe-200d-2642 | man_kneeling_tone4 man_kneeling_medium_dark_skin_tone
1f9ce-1f3ff-200d-2642 | man_kneeling_tone5 man_kneeling_dark_skin_tone
1f9ce-1f3fb-200d-27a1 | person_kneeling_facing_right_tone1 person_kneeling_facing_right_light_skin_tone person_kneeling_right_tone1
1f9ce-1f3fc-200d-27a1 | person_kneeling_facing_right_tone2 person_kneeling_facing_right_medium_light_skin_tone person_kneeling_right_tone2
1f9ce-1f3fd-200d-27a1 | person_kneeling_facing_right_tone3 person_kneeling_facing_right_medium_skin_tone person_kneeling_right_tone3
1f9ce-1f3fe-200d-27a1 | person_kneeling_facing_right_tone4 person_kneeling_facing_right_medium_dark_skin_tone person_kneeling_right_tone4
1f9ce-1f3ff-200d-27a1 | person_kneeling_facing_right_tone5 person_kneeling_facing_right_dark_skin_tone person_kneeling_right_tone5
1f9ce-1f3fb-200d-2640-200d-27a1 | woman_kneeling_facing_right_tone1 woman_kneeling_facing_right_light_skin_tone woman_kneeling_right_tone1
1f9ce-1f3fc-200d-2640-200d-27a1 | woman_kneeling_facing_right_tone2 woman_kneeling_facing_right_medium_light_skin_tone woman_kneeling_right_tone2
1f9ce-1f3fd-200d-2640-200d-27a1 | woman_kneeling_facing_right_tone3 woman_kneeling_facing_right_medium_skin_tone woman_kneeling_right_tone3
1f9ce-1f3fe-200d-2640-200d-27a1 | woman_kneeling_facing_right_tone4 woman_kneeling_facing_right_medium_dark_skin_tone woman_kneeling_right_tone4
1f9ce-1f3ff-200d-2640-200d-27a1 | woman_kneeling_facing_right_tone5 woman_kneeling_facing_right_dark_skin_tone woman_kneeling_right_tone5
1f9ce-1f3fb-200d-2642-200d-27a1 | man_kneeling_facing_right_tone1 man_kneeling_facing_right_light_skin_tone man_kneeling_right_tone1
1f9ce-1f3fc-200d-2642-200d-27a1 | man_kneeling_facing_right_tone2 man_kneeling_facing_right_medium_light_skin_tone man_kneeling_right_tone2
1f9ce-1f3fd-200d-2642-200d-27a1 | man_kneeling_facing_right_tone3 man_kneeling_facing_right_medium_skin_tone man_kneeling_right_tone3
1f9ce-1f3fe-200d-2642-200d-27a1 | man_kneeling_facing_right_tone4 man_kneeling_facing_right_medium_dark_skin_tone man_kneeling_right_tone4
1f9ce-1f3ff-200d-2642-200d-27a1 | man_kneeling_facing_right_tone5 man_kneeling_facing_right_dark_skin_tone man_kneeling_right_tone5
1f3c3-1f3fb | person_running_tone1 runner_tone1 running_tone1
1f3c3-1f3fc | person_running_tone2 runner_tone2 running_tone2
1f3c3-1f3fd | person_running_tone3 runner_tone3 running_tone3
1f3c3-1f3fe | person_running_tone4 runner_tone4 running_tone4
1f3c3-1f3ff | person_running_tone5 runner_tone5 running_tone5
1f3c3-1f3fb-200d-2640 | woman_running_tone1 woman_running_light_skin_tone
1f3c3-1f3fc-200d-2640 | woman_running_tone2 woman_running_medium_light_skin_tone
1f3c3-1f3fd-200d-2640 | woman_running_tone3 woman_running_medium_skin_tone
1f3c3-1f3fe-200d-2640 | woman_running_tone4 woman_running_medium_dark_skin_tone
1f3c3-1f3ff-200d-2640 | woman_running_tone5 woman_running_dark_skin_tone
1f3c3-1f3fb-200d-2642 | man_running_tone1 man_running_light_skin_tone
1f3c3-1f3fc-200d-2642 | man_running_tone2 man_running_medium_light_skin_tone
1f3c3-1f3fd-200d-2642 | man_running_tone3 man_running_medium_skin_tone
1f3c3-1f3fe-200d-2642 | man_running_tone4 man_running_medium_dark_skin_tone
1f3c3-1f3ff-200d-2642 | man_running_tone5 man_running_dark_skin_tone
1f3c3-1f3fb-200d-27a1 | person_running_facing_right_tone1 person_running_facing_right_light_skin_tone person_running_right_tone1
1f3c3-1f3fc-200d-27a1 | person_running_facing_right_tone2 person_running_facing_right_medium_light_skin_tone person_running_right_tone2
1f3c3-1f3fd-200d-27a1 | person_running_facing_right_tone3 person_running_facing_right_medium_skin_tone person_running_right_tone3
1f3c3-1f3fe-200d-27a1 | person_running_facing_right_tone4 person_running_facing_right_medium_dark_skin_tone person_running_right_tone4
1f3c3-1f3ff-200d-27a1 | person_running_facing_right_tone5 person_running_facing_right_dark_skin_tone person_running_right_tone5
1f3c3-1f3fb-200d-2640-200d-27a1 | woman_running_facing_right_tone1 woman_running_facing_right_light_skin_tone woman_running_right_tone1
1f3c3-1f3fc-200d-2640-200d-27a1 | woman_running_facing_right_tone2 woman_running_facing_right_medium_light_skin_tone woman_running_right_tone2
1f3c3-1f3fd-200d-2640-200d-27a1 | woman_running_facing_right_tone3 woman_running_facing_right_medium_skin_tone woman_running_right_tone3
1f3c3-1f3fe-200d-2640-200d-27a1 | woman_running_facing_right_tone4 woman_running_facing_right_medium_dark_skin_tone woman_running_right_tone4
1f3c3-1f3ff-200d-2640-200d-27a1 | woman_running_facing_right_tone5 woman_running_facing_right_dark_skin_tone woman_running_right_tone5
1f3c3-1f3fb-200d-2642-200d-27a1 | man_running_facing_right_tone1 man_running_facing_right_light_skin_tone man_running_right_tone1
1f3c3-1f3fc-200d-2642-200d-27a1 | man_running_facing_right_tone2 man_running_facing_right_medium_light_skin_tone man_running_right_tone2
1f3c3-1f3fd-200d-2642-200d-27a1 | man_running_facing_right_tone3 man_running_facing_right_medium_skin_tone man_running_right_tone3
1f3c3-1f3fe-200d-2642-200d-27a1 | man_running_facing_right_tone4 man_running_facing_right_medium_dark_skin_tone man_running_right_tone4
1f3c3-1f3ff-200d-2642-200d-27a1 | man_running_facing_right_tone5 man_running_facing_right_dark_skin_tone man_running_right_tone5
1f9cd-1f3fb | person_standing_tone1 person_standing_light_skin_tone standing_tone1
1f9cd-1f3fc | person_standing_tone2 person_standing_medium_light_skin_tone standing_tone2
1f9cd-1f3fd | person_standing_tone3 person_standing_medium_skin_tone standing_tone3
1f9cd-1f3fe | person_standing_tone4 person_standing_medium_dark_skin_tone standing_tone4
1f9cd-1f3ff | person_standing_tone5 person_standing_dark_skin_tone standing_tone5
1f9cd-1f3fb-200d-2640 | woman_standing_tone1 woman_standing_light_skin_tone
1f9cd-1f3fc-200d-2640 | woman_standing_tone2 woman_standing_medium_light_skin_tone
1f9cd-1f3fd-200d-2640 | woman_standing_tone3 woman_standing_medium_skin_tone
1f9cd-1f3fe-200d-2640 | woman_standing_tone4 woman_standing_medium_dark_skin_tone
1f9cd-1f3ff-200d-2640 | woman_standing_tone5 woman_standing_dark_skin_tone
1f9cd-1f3fb-200d-2642 | man_standing_tone1 man_standing_light_skin_tone
1f9cd-1f3fc-200d-2642 | man_standing_tone2 man_standing_medium_light_skin_tone
1f9cd-1f3fd-200d-2642 | man_standing_tone3 man_standing_medium_skin_tone
1f9cd-1f3fe-200d-2642 | man_standing_tone4 man_standing_medium_dark_skin_tone
1f9cd-1f3ff-200d-2642 | man_standing_tone5 man_standing_dark_skin_tone
1f9d1-1f3fb-200d-1f91d-200d-1f9d1-1f3fb | people_holding_hands_tone1 people_holding_hands_light_skin_tone
1f9d1-1f3fb-200d-1f91d-200d-1f9d1-1f3fc | people_holding_hands_tone1_tone2 people_holding_hands_light_skin_tone_medium_light_skin_tone people_holding_hands_tone1-2
1f9d1-1f3fb-200d-1f91d-200d-1f9d1-1f3fd | people_holding_hands_tone1_tone3 people_holding_hands_light_skin_tone_medium_skin_tone people_holding_hands_tone1-3
1f9d1-1f3fb-200d-1f91d-200d-1f9d1-1f3fe | people_holding_hands_tone1_tone4 people_holding_hands_light_skin_tone_medium_dark_skin_tone people_holding_hands_tone1-4
1f9d1-1f3fb-200d-1f91d-200d-1f9d1-1f3ff | people_holding_hands_tone1_tone5 people_holding_hands_light_skin_tone_dark_skin_tone people_holding_hands_tone1-5
1f9d1-1f3fc-200d-1f91d-200d-1f9d1-1f3fb | people_holding_hands_tone2_tone1 people_holding_hands_medium_light_skin_tone_light_skin_tone people_holding_hands_tone2-1
1f9d1-1f3fc-200d-1f91d-200d-1f9d1-1f3fc | people_holding_hands_tone2 people_holding_hands_medium_light_skin_tone
1f9d1-1f3fc-200d-1f91d-200d-1f9d1-1f3fd | people_holding_hands_tone2_tone3 people_holding_hands_medium_light_skin_tone_medium_skin_tone people_holding_hands_tone2-3
1f9d1-1f3fc-200d-1f91d-200d-1f9d1-1f3fe | people_holding_hands_tone2_tone4 people_holding_hands_medium_light_skin_tone_medium_dark_skin_tone people_holding_hands_tone2-4
1f9d1-1f3fc-200d-1f91d-200d-1f9d1-1f3ff | people_holding_hands_tone2_tone5 people_holding_hands_medium_light_skin_tone_dark_skin_tone people_holding_hands_tone2-5
1f9d1-1f3fd-200d-1f91d-200d-1f9d1-1f3fb | people_holding_hands_tone3_tone1 people_holding_hands_medium_skin_tone_light_skin_tone people_holding_hands_tone3-1
1f9d1-1f3fd-200d-1f91d-200d-1f9d1-1f3fc | people_holding_hands_tone3_tone2 people_holding_hands_medium_skin_tone_medium_light_skin_tone people_holding_hands_tone3-2
1f9d1-1f3fd-200d-1f91d-200d-1f9d1-1f3fd | people_holding_hands_tone3 people_holding_hands_medium_skin_tone
1f9d1-1f3fd-200d-1f91d-200d-1f9d1-1f3fe | people_holding_hands_tone3_tone4 people_holding_hands_medium_skin_tone_medium_dark_skin_tone people_holding_hands_tone3-4
1f9d1-1f3fd-200d-1f91d-200d-1f9d1-1f3ff | people_holding_hands_tone3_tone5 people_holding_hands_medium_skin_tone_dark_skin_tone people_holding_hands_tone3-5
1f9d1-1f3fe-200d-1f91d-200d-1f9d1-1f3fb | people_holding_hands_tone4_tone1 people_holding_hands_medium_dark_skin_tone_light_skin_tone people_holding_hands_tone4-1
1f9d1-1f3fe-200d-1f91d-200d-1f9d1-1f3fc | people_holding_hands_tone4_tone2 people_holding_hands_medium_dark_skin_tone_medium_light_skin_tone people_holding_hands_tone4-2
1f9d1-1f3fe-200d-1f91d-200d-1f9d1-1f3fd | people_holding_hands_tone4_tone3 people_holding_hands_medium_dark_skin_tone_medium_skin_tone people_holding_hands_tone4-3
1f9d1-1f3fe-200d-1f91d-200d-1f9d1-1f3fe | people_holding_hands_tone4 people_holding_hands_medium_dark_skin_tone
1f9d1-1f3fe-200d-1f91d-200d-1f9d1-1f3ff | people_holding_hands_tone4_tone5 people_holding_hands_medium_dark_skin_tone_dark_skin_tone people_holding_hands_tone4-5
1f9d1-1f3ff-200d-1f91d-200d-1f9d1-1f3fb | people_holding_hands_tone5_tone1 people_holding_hands_dark_skin_tone_light_skin_tone people_holding_hands_tone5-1
1f9d1-1f3ff-200d-1f91d-200d-1f9d1-1f3fc | people_holding_hands_tone5_tone2 people_holding_hands_dark_skin_tone_medium_light_skin_tone people_holding_hands_tone5-2
1f9d1-1f3ff-200d-1f91d-200d-1f9d1-1f3fd | people_holding_hands_tone5_tone3 people_holding_hands_dark_skin_tone_medium_skin_tone people_holding_hands_tone5-3
1f9d1-1f3ff-200d-1f91d-200d-1f9d1-1f3fe | people_holding_hands_tone5_tone4 people_holding_hands_dark_skin_tone_medium_dark_skin_tone people_holding_hands_tone5-4
1f9d1-1f3ff-200d-1f91d-200d-1f9d1-1f3ff | people_holding_hands_tone5 people_holding_hands_dark_skin_tone
1f46b-1f3fb | woman_and_man_holding_hands_tone1 woman_and_man_holding_hands_light_skin_tone couple_tone1
1f469-1f3fb-200d-1f91d-200d-1f468-1f3fc | woman_and_man_holding_hands_tone1_tone2 woman_and_man_holding_hands_light_skin_tone_medium_light_skin_tone woman_and_man_holding_hands_tone1-2 couple_tone1-2
1f469-1f3fb-200d-1f91d-200d-1f468-1f3fd | woman_and_man_holding_hands_tone1_tone3 woman_and_man_holding_hands_light_skin_tone_medium_skin_tone woman_and_man_holding_hands_tone1-3 couple_tone1-3
1f469-1f3fb-200d-1f91d-200d-1f468-1f3fe | woman_and_man_holding_hands_tone1_tone4 woman_and_man_holding_hands_light_skin_tone_medium_dark_skin_tone woman_and_man_holding_hands_tone1-4 couple_tone1-4
1f469-1f3fb-200d-1f91d-200d-1f468-1f3ff | woman_and_man_holding_hands_tone1_tone5 woman_and_man_holding_hands_light_skin_tone_dark_skin_tone woman_and_man_holding_hands_tone1-5 couple_tone1-5
1f469-1f3fc-200d-1f91d-200d-1f468-1f3fb | woman_and_man_holding_hands_tone2_tone1 woman_and_man_holding_hands_medium_light_skin_tone_light_skin_tone woman_and_man_holding_hands_tone2-1 couple_tone2-1
1f46b-1f3fc | woman_and_man_holding_hands_tone2 woman_and_man_holding_hands_medium_light_skin_tone couple_tone2
1f469-1f3fc-200d-1f91d-200d-1f468-1f3fd | woman_and_man_holding_hands_tone2_tone3 woman_and_man_holding_hands_medium_light_skin_tone_medium_skin_tone woman_and_man_holding_hands_tone2-3 couple_tone2-3
1f469-1f3fc-200d-1f91d-200d-1f468-1f3fe | woman_and_man_holding_hands_tone2_tone4 woman_and_man_holding_hands_medium_light_skin_tone_medium_dark_skin_tone woman_and_man_holding_hands_tone2-4 couple_tone2-4
1f469-1f3fc-200d-1f91d-200d-1f468-1f3ff | woman_and_man_holding_hands_tone2_tone5 woman_and_man_holding_hands_medium_light_skin_tone_dark_skin_tone woman_and_man_holding_hands_tone2-5 couple_tone2-5
1f469-1f3fd-200d-1f91d-200d-1f468-1f3fb | woman_and_man_holding_hands_tone3_tone1 woman_and_man_holding_hands_medium_skin_tone_light_skin_tone woman_and_man_holding_hands_tone3-1 couple_tone3-1
1f469-1f3fd-200d-1f91d-200d-1f468-1f3fc | woman_and_man_holding_hands_tone3_tone2 woman_and_man_holding_hands_medium_skin_tone_medium_light_skin_tone woman_and_man_holding_hands_tone3-2 couple_tone3-2
1f46b-1f3fd | woman_and_man_holding_hands_tone3 woman_and_man_holding_hands_medium_skin_tone couple_tone3
1f469-1f3fd-200d-1f91d-200d-1f468-1f3fe | woman_and_man_holding_hands_tone3_tone4 woman_and_man_holding_hands_medium_skin_tone_medium_dark_skin_tone woman_and_man_holding_hands_tone3-4 couple_tone3-4
1f469-1f3fd-200d-1f91d-200d-1f468-1f3ff | woman_and_man_holding_hands_tone3_tone5 woman_and_man_holding_hands_medium_skin_tone_dark_skin_tone woman_and_man_holding_hands_tone3-5 couple_tone3-5
1f469-1f3fe-200d-1f91d-200d-1f468-1f3fb | woman_and_man_holding_hands_tone4_tone1 woman_and_man_holding_hands_medium_dark_skin_tone_light_skin_tone woman_and_man_holding_hands_tone4-1 couple_tone4-1
1f469-1f3fe-200d-1f91d-200d-1f468-1f3fc | woman_and_man_holding_hands_tone4_tone2 woman_and_man_holding_hands_medium_dark_skin_tone_medium_light_skin_tone woman_and_man_holding_hands_tone4-2 couple_tone4-2
1f469-1f3fe-200d-1f91d-200d-1f468-1f3fd | woman_and_man_holding_hands_tone4_tone3 woman_and_man_holding_hands_medium_dark_skin_tone_medium_skin_tone woman_and_man_holding_hands_tone4-3 couple_tone4-3
1f46b-1f3fe | woman_and_man_holding_hands_tone4 woman_and_man_holding_hands_medium_dark_skin_tone couple_tone4
1f469-1f3fe-200d-1f91d-200d-1f468-1f3ff | woman_and_man_holding_hands_tone4_tone5 woman_and_man_holding_hands_medium_dark_skin_tone_dark_skin_tone woman_and_man_holding_hands_tone4-5 couple_tone4-5
1f469-1f3ff-200d-1f91d-200d-1f468-1f3fb | woman_and_man_holding_hands_tone5_tone1 woman_and_man_holding_hands_dark_skin_tone_light_skin_tone woman_and_man_holding_hands_tone5-1 couple_tone5-1
1f469-1f3ff-200d-1f91d-200d-1f468-1f3fc | woman_and_man_holding_hands_tone5_tone2 woman_and_man_holding_hands_dark_skin_tone_medium_light_skin_tone woman_and_man_holding_hands_tone5-2 couple_tone5-2
1f469-1f3ff-200d-1f91d-200d-1f468-1f3fd | woman_and_man_holding_hands_tone5_tone3 woman_and_man_holding_hands_dark_skin_tone_medium_skin_tone woman_and_man_holding_hands_tone5-3 couple_tone5-3
1f469-1f3ff-200d-1f91d-200d-1f468-1f3fe | woman_and_man_holding_hands_tone5_tone4 woman_and_man_holding_hands_dark_skin_tone_medium_dark_skin_tone woman_and_man_holding_hands_tone5-4 couple_tone5-4
1f46b-1f3ff | woman_and_man_holding_hands_tone5 woman_and_man_holding_hands_dark_skin_tone couple_tone5
1f46d-1f3fb | women_holding_hands_tone1 women_holding_hands_light_skin_tone two_women_holding_hands_tone1
1f469-1f3fb-200d-1f91d-200d-1f469-1f3fc | women_holding_hands_tone1_tone2 women_holding_hands_light_skin_tone_medium_light_skin_tone women_holding_hands_tone1-2 two_women_holding_hands_tone1-2
1f469-1f3fb-200d-1f91d-200d-1f469-1f3fd | women_holding_hands_tone1_tone3 women_holding_hands_light_skin_tone_medium_skin_tone women_holding_hands_tone1-3 two_women_holding_hands_tone1-3
1f469-1f3fb-200d-1f91d-200d-1f469-1f3fe | women_holding_hands_tone1_tone4 women_holding_hands_light_skin_tone_medium_dark_skin_tone women_holding_hands_tone1-4 two_women_holding_hands_tone1-4
1f469-1f3fb-200d-1f91d-200d-1f469-1f3ff | women_holding_hands_tone1_tone5 women_holding_hands_light_skin_tone_dark_skin_tone women_holding_hands_tone1-5 two_women_holding_hands_tone1-5
1f469-1f3fc-200d-1f91d-200d-1f469-1f3fb | women_holding_hands_tone2_tone1 women_holding_hands_medium_light_skin_tone_light_skin_tone women_holding_hands_tone2-1 two_women_holding_hands_tone2-1
1f46d-1f3fc | women_holding_hands_tone2 women_holding_hands_medium_light_skin_tone two_women_holding_hands_tone2
1f469-1f3fc-200d-1f91d-200d-1f469-1f3fd | women_holding_hands_tone2_tone3 women_holding_hands_medium_light_skin_tone_medium_skin_tone women_holding_hands_tone2-3 two_women_holding_hands_tone2-3
1f469-1f3fc-200d-1f91d-200d-1f469-1f3fe | women_holding_hands_tone2_tone4 women_holding_hands_medium_light_skin_tone_medium_dark_skin_tone women_holding_hands_tone2-4 two_women_holding_hands_tone2-4
1f469-1f3fc-200d-1f91d-200d-1f469-1f3ff | women_holding_hands_tone2_tone5 women_holding_hands_medium_light_skin_tone_dark_skin_tone women_holding_hands_tone2-5 two_women_holding_hands_tone2-5
1f469-1f3fd-200d-1f91d-200d-1f469-1f3fb | women_holding_hands_tone3_tone1 women_holding_hands_medium_skin_tone_light_skin_tone women_holding_hands_tone3-1 two_women_holding_hands_tone3-1
1f469-1f3fd-200d-1f91d-200d-1f469-1f3fc | women_holding_hands_tone3_tone2 women_holding_hands_medium_skin_tone_medium_light_skin_tone women_holding_hands_tone3-2 two_women_holding_hands_tone3-2
1f46d-1f3fd | women_holding_hands_tone3 women_holding_hands_medium_skin_tone two_women_holding_hands_tone3
1f469-1f3fd-200d-1f91d-200d-1f469-1f3fe | women_holding_hands_tone3_tone4 women_holding_hands_medium_skin_tone_medium_dark_skin_tone women_holding_hands_tone3-4 two_women_holding_hands_tone3-4
1f469-1f3fd-200d-1f91d-200d-1f469-1f3ff | women_holding_hands_tone3_tone5 women_holding_hands_medium_skin_tone_dark_skin_tone women_holding_hands_tone3-5 two_women_holding_hands_tone3-5
1f469-1f3fe-200d-1f91d-200d-1f469-1f3fb | women_holding_hands_tone4_tone1 women_holding_hands_medium_dark_skin_tone_light_skin_tone women_holding_hands_tone4-1 two_women_holding_hands_tone4-1
1f469-1f3fe-200d-1f91d-200d-1f469-1f3fc | women_holding_hands_tone4_tone2 women_holding_hands_medium_dark_skin_tone_medium_light_skin_tone women_holding_hands_tone4-2 two_women_holding_hands_tone4-2
1f469-1f3fe-200d-1f91d-200d-1f469-1f3fd | women_holding_hands_tone4_tone3 women_holding_hands_medium_dark_skin_tone_medium_skin_tone women_holding_hands_tone4-3 two_women_holding_hands_tone4-3
1f46d-1f3fe | women_holding_hands_tone4 women_holding_hands_medium_dark_skin_tone two_women_holding_hands_tone4
1f469-1f3fe-200d-1f91d-200d-1f469-1f3ff | women_holding_hands_tone4_tone5 women_holding_hands_medium_dark_skin_tone_dark_skin_tone women_holding_hands_tone4-5 two_women_holding_hands_tone4-5
1f469-1f3ff-200d-1f91d-200d-1f469-1f3fb | women_holding_hands_tone5_tone1 women_holding_hands_dark_skin_tone_light_skin_tone women_holding_hands_tone5-1 two_women_holding_hands_tone5-1
1f469-1f3ff-200d-1f91d-200d-1f469-1f3fc | women_holding_hands_tone5_tone2 women_holding_hands_dark_skin_tone_medium_light_skin_tone women_holding_hands_tone5-2 two_women_holding_hands_tone5-2
1f469-1f3ff-200d-1f91d-200d-1f469-1f3fd | women_holding_hands_tone5_tone3 women_holding_hands_dark_skin_tone_medium_skin_tone women_holding_hands_tone5-3 two_women_holding_hands_tone5-3
1f469-1f3ff-200d-1f91d-200d-1f469-1f3fe | women_holding_hands_tone5_tone4 women_holding_hands_dark_skin_tone_medium_dark_skin_tone women_holding_hands_tone5-4 two_women_holding_hands_tone5-4
1f46d-1f3ff | women_holding_hands_tone5 women_holding_hands_dark_skin_tone two_women_holding_hands_tone5
1f46c-1f3fb | men_holding_hands_tone1 men_holding_hands_light_skin_tone two_men_holding_hands_tone1
1f468-1f3fb-200d-1f91d-200d-1f468-1f3fc | men_holding_hands_tone1_tone2 men_holding_hands_light_skin_tone_medium_light_skin_tone men_holding_hands_tone1-2 two_men_holding_hands_tone1-2
1f468-1f3fb-200d-1f91d-200d-1f468-1f3fd | men_holding_hands_tone1_tone3 men_holding_hands_light_skin_tone_medium_skin_tone men_holding_hands_tone1-3 two_men_holding_hands_tone1-3
1f468-1f3fb-200d-1f91d-200d-1f468-1f3fe | men_holding_hands_tone1_tone4 men_holding_hands_light_skin_tone_medium_dark_skin_tone men_holding_hands_tone1-4 two_men_holding_hands_tone1-4
1f468-1f3fb-200d-1f91d-200d-1f468-1f3ff | men_holding_hands_tone1_tone5 men_holding_hands_light_skin_tone_dark_skin_tone men_holding_hands_tone1-5 two_men_holding_hands_tone1-5
1f468-1f3fc-200d-1f91d-200d-1f468-1f3fb | men_holding_hands_tone2_tone1 men_holding_hands_medium_light_skin_tone_light_skin_tone men_holding_hands_tone2-1 two_men_holding_hands_tone2-1
1f46c-1f3fc | men_holding_hands_tone2 men_holding_hands_medium_light_skin_tone two_men_holding_hands_tone2
1f468-1f3fc-200d-1f91d-200d-1f468-1f3fd | men_holding_hands_tone2_tone3 men_holding_hands_medium_light_skin_tone_medium_skin_tone men_holding_hands_tone2-3 two_men_holding_hands_tone2-3
1f468-1f3fc-200d-1f91d-200d-1f468-1f3fe | men_holding_hands_tone2_tone4 men_holding_hands_medium_light_skin_tone_medium_dark_skin_tone men_holding_hands_tone2-4 two_men_holding_hands_tone2-4
1f468-1f3fc-200d-1f91d-200d-1f468-1f3ff | men_holding_hands_tone2_tone5 men_holding_hands_medium_light_skin_tone_dark_skin_tone men_holding_hands_tone2-5 two_men_holding_hands_tone2-5
1f468-1f3fd-200d-1f91d-200d-1f468-1f3fb | men_holding_hands_tone3_tone1 men_holding_hands_medium_skin_tone_light_skin_tone men_holding_hands_tone3-1 two_men_holding_hands_tone3-1
1f468-1f3fd-200d-1f91d-200d-1f468-1f3fc | men_holding_hands_tone3_tone2 men_holding_hands_medium_skin_tone_medium_light_skin_tone men_holding_hands_tone3-2 two_men_holding_hands_tone3-2
1f46c-1f3fd | men_holding_hands_tone3 men_holding_hands_medium_skin_tone two_men_holding_hands_tone3
1f468-1f3fd-200d-1f91d-200d-1f468-1f3fe | men_holding_hands_tone3_tone4 men_holding_hands_medium_skin_tone_medium_dark_skin_tone men_holding_hands_tone3-4 two_men_holding_hands_tone3-4
1f468-1f3fd-200d-1f91d-200d-1f468-1f3ff | men_holding_hands_tone3_tone5 men_holding_hands_medium_skin_tone_dark_skin_tone men_holding_hands_tone3-5 two_men_holding_hands_tone3-5
1f468-1f3fe-200d-1f91d-200d-1f468-1f3fb | men_holding_hands_tone4_tone1 men_holding_hands_medium_dark_skin_tone_light_skin_tone men_holding_hands_tone4-1 two_men_holding_hands_tone4-1
1f468-1f3fe-200d-1f91d-200d-1f468-1f3fc | men_holding_hands_tone4_tone2 men_holding_hands_medium_dark_skin_tone_medium_light_skin_tone men_holding_hands_tone4-2 two_men_holding_hands_tone4-2
1f468-1f3fe-200d-1f91d-200d-1f468-1f3fd | men_holding_hands_tone4_tone3 men_holding_hands_medium_dark_skin_tone_medium_skin_tone men_holding_hands_tone4-3 two_men_holding_hands_tone4-3
1f46c-1f3fe | men_holding_hands_tone4 men_holding_hands_medium_dark_skin_tone two_men_holding_hands_tone4
1f468-1f3fe-200d-1f91d-200d-1f468-1f3ff | men_holding_hands_tone4_tone5 men_holding_hands_medium_dark_skin_tone_dark_skin_tone men_holding_hands_tone4-5 two_men_holding_hands_tone4-5
1f468-1f3ff-200d-1f91d-200d-1f468-1f3fb | men_holding_hands_tone5_tone1 men_holding_hands_dark_skin_tone_light_skin_tone men_holding_hands_tone5-1 two_men_holding_hands_tone5-1
1f468-1f3ff-200d-1f91d-200d-1f468-1f3fc | men_holding_hands_tone5_tone2 men_holding_hands_dark_skin_tone_medium_light_skin_tone men_holding_hands_tone5-2 two_men_holding_hands_tone5-2
1f468-1f3ff-200d-1f91d-200d-1f468-1f3fd | men_holding_hands_tone5_tone3 men_holding_hands_dark_skin_tone_medium_skin_tone men_holding_hands_tone5-3 two_men_holding_hands_tone5-3
1f468-1f3ff-200d-1f91d-200d-1f468-1f3fe | men_holding_hands_tone5_tone4 men_holding_hands_dark_skin_tone_medium_dark_skin_tone men_holding_hands_tone5-4 two_men_holding_hands_tone5-4
1f46c-1f3ff | men_holding_hands_tone5 men_holding_hands_dark_skin_tone two_men_holding_hands_tone5
1f491-1f3fb | couple_with_heart_tone1 couple_with_heart_light_skin_tone
1f9d1-1f3fb-200d-2764-200d-1f9d1-1f3fc | couple_with_heart_person_person_tone1_tone2 couple_with_heart_person_person_light_skin_tone_medium_light_skin_tone couple_with_heart_tone1-2
1f9d1-1f3fb-200d-2764-200d-1f9d1-1f3fd | couple_with_heart_person_person_tone1_tone3 couple_with_heart_person_person_light_skin_tone_medium_skin_tone couple_with_heart_tone1-3
1f9d1-1f3fb-200d-2764-200d-1f9d1-1f3fe | couple_with_heart_person_person_tone1_tone4 couple_with_heart_person_person_light_skin_tone_medium_dark_skin_tone couple_with_heart_tone1-4
1f9d1-1f3fb-200d-2764-200d-1f9d1-1f3ff | couple_with_heart_person_person_tone1_tone5 couple_with_heart_person_person_light_skin_tone_dark_skin_tone couple_with_heart_tone1-5
1f9d1-1f3fc-200d-2764-200d-1f9d1-1f3fb | couple_with_heart_person_person_tone2_tone1 couple_with_heart_person_person_medium_light_skin_tone_light_skin_tone couple_with_heart_tone2-1
1f491-1f3fc | couple_with_heart_tone2 couple_with_heart_medium_light_skin_tone
1f9d1-1f3fc-200d-2764-200d-1f9d1-1f3fd | couple_with_heart_person_person_tone2_tone3 couple_with_heart_person_person_medium_light_skin_tone_medium_skin_tone couple_with_heart_tone2-3
1f9d1-1f3fc-200d-2764-200d-1f9d1-1f3fe | couple_with_heart_person_person_tone2_tone4 couple_with_heart_person_person_medium_light_skin_tone_medium_dark_skin_tone couple_with_heart_tone2-4
1f9d1-1f3fc-200d-2764-200d-1f9d1-1f3ff | couple_with_heart_person_person_tone2_tone5 couple_with_heart_person_person_medium_light_skin_tone_dark_skin_tone couple_with_heart_tone2-5
1f9d1-1f3fd-200d-2764-200d-1f9d1-1f3fb | couple_with_heart_person_person_tone3_tone1 couple_with_heart_person_person_medium_skin_tone_light_skin_tone couple_with_heart_tone3-1
1f9d1-1f3fd-200d-2764-200d-1f9d1-1f3fc | couple_with_heart_person_person_tone3_tone2 couple_with_heart_person_person_medium_skin_tone_medium_light_skin_tone couple_with_heart_tone3-2
1f491-1f3fd | couple_with_heart_tone3 couple_with_heart_medium_skin_tone
1f9d1-1f3fd-200d-2764-200d-1f9d1-1f3fe | couple_with_heart_person_person_tone3_tone4 couple_with_heart_person_person_medium_skin_tone_medium_dark_skin_tone couple_with_heart_tone3-4
1f9d1-1f3fd-200d-2764-200d-1f9d1-1f3ff | couple_with_heart_person_person_tone3_tone5 couple_with_heart_person_person_medium_skin_tone_dark_skin_tone couple_with_heart_tone3-5
1f9d1-1f3fe-200d-2764-200d-1f9d1-1f3fb | couple_with_heart_person_person_tone4_tone1 couple_with_heart_person_person_medium_dark_skin_tone_light_skin_tone couple_with_heart_tone4-1
1f9d1-1f3fe-200d-2764-200d-1f9d1-1f3fc | couple_with_heart_person_person_tone4_tone2 couple_with_heart_person_person_medium_dark_skin_tone_medium_light_skin_tone couple_with_heart_tone4-2
1f9d1-1f3fe-200d-2764-200d-1f9d1-1f3fd | couple_with_heart_person_person_tone4_tone3 couple_with_heart_person_person_medium_dark_skin_tone_medium_skin_tone couple_with_heart_tone4-3
1f491-1f3fe | couple_with_heart_tone4 couple_with_heart_medium_dark_skin_tone
1f9d1-1f3fe-200d-2764-200d-1f9d1-1f3ff | couple_with_heart_person_person_tone4_tone5 couple_with_heart_person_person_medium_dark_skin_tone_dark_skin_tone couple_with_heart_tone4-5
1f9d1-1f3ff-200d-2764-200d-1f9d1-1f3fb | couple_with_heart_person_person_tone5_tone1 couple_with_heart_person_person_dark_skin_tone_light_skin_tone couple_with_heart_tone5-1
1f9d1-1f3ff-200d-2764-200d-1f9d1-1f3fc | couple_with_heart_person_person_tone5_tone2 couple_with_heart_person_person_dark_skin_tone_medium_light_skin_tone couple_with_heart_tone5-2
1f9d1-1f3ff-200d-2764-200d-1f9d1-1f3fd | couple_with_heart_person_person_tone5_tone3 couple_with_heart_person_person_dark_skin_tone_medium_skin_tone couple_with_heart_tone5-3
1f9d1-1f3ff-200d-2764-200d-1f9d1-1f3fe | couple_with_heart_person_person_tone5_tone4 couple_with_heart_person_person_dark_skin_tone_medium_dark_skin_tone couple_with_heart_tone5-4
1f491-1f3ff | couple_with_heart_tone5 couple_with_heart_dark_skin_tone
1f469-1f3fb-200d-2764-200d-1f468-1f3fb | couple_with_heart_woman_man_tone1 couple_with_heart_woman_man_light_skin_tone couple_with_heart_mw_tone1 couple_with_heart_wm_tone1
1f469-1f3fb-200d-2764-200d-1f468-1f3fc | couple_with_heart_woman_man_tone1_tone2 couple_with_heart_woman_man_light_skin_tone_medium_light_skin_tone couple_with_heart_woman_man_tone1-2 couple_with_heart_mw_tone1-2 couple_with_heart_wm_tone1-2
1f469-1f3fb-200d-2764-200d-1f468-1f3fd | couple_with_heart_woman_man_tone1_tone3 couple_with_heart_woman_man_light_skin_tone_medium_skin_tone couple_with_heart_woman_man_tone1-3 couple_with_heart_mw_tone1-3 couple_with_heart_wm_tone1-3
1f469-1f3fb-200d-2764-200d-1f468-1f3fe | couple_with_heart_woman_man_tone1_tone4 couple_with_heart_woman_man_light_skin_tone_medium_dark_skin_tone couple_with_heart_woman_man_tone1-4 couple_with_heart_mw_tone1-4 couple_with_heart_wm_tone1-4
1f469-1f3fb-200d-2764-200d-1f468-1f3ff | couple_with_heart_woman_man_tone1_tone5 couple_with_heart_woman_man_light_skin_tone_dark_skin_tone couple_with_heart_woman_man_tone1-5 couple_with_heart_mw_tone1-5 couple_with_heart_wm_tone1-5
1f469-1f3fc-200d-2764-200d-1f468-1f3fb | couple_with_heart_woman_man_tone2_tone1 couple_with_heart_woman_man_medium_light_skin_tone_light_skin_tone couple_with_heart_woman_man_tone2-1 couple_with_heart_mw_tone2-1 couple_with_heart_wm_tone2-1
1f469-1f3fc-200d-2764-200d-1f468-1f3fc | couple_with_heart_woman_man_tone2 couple_with_heart_woman_man_medium_light_skin_tone couple_with_heart_mw_tone2 couple_with_heart_wm_tone2
1f469-1f3fc-200d-2764-200d-1f468-1f3fd | couple_with_heart_woman_man_tone2_tone3 couple_with_heart_woman_man_medium_light_skin_tone_medium_skin_tone couple_with_heart_woman_man_tone2-3 couple_with_heart_mw_tone2-3 couple_with_heart_wm_tone2-3
1f469-1f3fc-200d-2764-200d-1f468-1f3fe | couple_with_heart_woman_man_tone2_tone4 couple_with_heart_woman_man_medium_light_skin_tone_medium_dark_skin_tone couple_with_heart_woman_man_tone2-4 couple_with_heart_mw_tone2-4 couple_with_heart_wm_tone2-4
1f469-1f3fc-200d-2764-200d-1f468-1f3ff | couple_with_heart_woman_man_tone2_tone5 couple_with_heart_woman_man_medium_light_skin_tone_dark_skin_tone couple_with_heart_woman_man_tone2-5 couple_with_heart_mw_tone2-5 couple_with_heart_wm_tone2-5
1f469-1f3fd-200d-2764-200d-1f468-1f3fb | couple_with_heart_woman_man_tone3_tone1 couple_with_heart_woman_man_medium_skin_tone_light_skin_tone couple_with_heart_woman_man_tone3-1 couple_with_heart_mw_tone3-1 couple_with_heart_wm_tone3-1
1f469-1f3fd-200d-2764-200d-1f468-1f3fc | couple_with_heart_woman_man_tone3_tone2 couple_with_heart_woman_man_medium_skin_tone_medium_light_skin_tone couple_with_heart_woman_man_tone3-2 couple_with_heart_mw_tone3-2 couple_with_heart_wm_tone3-2
1f469-1f3fd-200d-2764-200d-1f468-1f3fd | couple_with_heart_woman_man_tone3 couple_with_heart_woman_man_medium_skin_tone couple_with_heart_mw_tone3 couple_with_heart_wm_tone3
1f469-1f3fd-200d-2764-200d-1f468-1f3fe | couple_with_heart_woman_man_tone3_tone4 couple_with_heart_woman_man_medium_skin_tone_medium_dark_skin_tone couple_with_heart_woman_man_tone3-4 couple_with_heart_mw_tone3-4 couple_with_heart_wm_tone3-4
1f469-1f3fd-200d-2764-200d-1f468-1f3ff | couple_with_heart_woman_man_tone3_tone5 couple_with_heart_woman_man_medium_skin_tone_dark_skin_tone couple_with_heart_woman_man_tone3-5 couple_with_heart_mw_tone3-5 couple_with_heart_wm_tone3-5
1f469-1f3fe-200d-2764-200d-1f468-1f3fb | couple_with_heart_woman_man_tone4_tone1 couple_with_heart_woman_man_medium_dark_skin_tone_light_skin_tone couple_with_heart_woman_man_tone4-1 couple_with_heart_mw_tone4-1 couple_with_heart_wm_tone4-1
1f469-1f3fe-200d-2764-200d-1f468-1f3fc | couple_with_heart_woman_man_tone4_tone2 couple_with_heart_woman_man_medium_dark_skin_tone_medium_light_skin_tone couple_with_heart_woman_man_tone4-2 couple_with_heart_mw_tone4-2 couple_with_heart_wm_tone4-2
1f469-1f3fe-200d-2764-200d-1f468-1f3fd | couple_with_heart_woman_man_tone4_tone3 couple_with_heart_woman_man_medium_dark_skin_tone_medium_skin_tone couple_with_heart_woman_man_tone4-3 couple_with_heart_mw_tone4-3 couple_with_heart_wm_tone4-3
1f469-1f3fe-200d-2764-200d-1f468-1f3fe | couple_with_heart_woman_man_tone4 couple_with_heart_woman_man_medium_dark_skin_tone couple_with_heart_mw_tone4 couple_with_heart_wm_tone4
1f469-1f3fe-200d-2764-200d-1f468-1f3ff | couple_with_heart_woman_man_tone4_tone5 couple_with_heart_woman_man_medium_dark_skin_tone_dark_skin_tone couple_with_heart_woman_man_tone4-5 couple_with_heart_mw_tone4-5 couple_with_heart_wm_tone4-5
1f469-1f3ff-200d-2764-200d-1f468-1f3fb | couple_with_heart_woman_man_tone5_tone1 couple_with_heart_woman_man_dark_skin_tone_light_skin_tone couple_with_heart_woman_man_tone5-1 couple_with_heart_mw_tone5-1 couple_with_heart_wm_tone5-1
1f469-1f3ff-200d-2764-200d-1f468-1f3fc | couple_with_heart_woman_man_tone5_tone2 couple_with_heart_woman_man_dark_skin_tone_medium_light_skin_tone couple_with_heart_woman_man_tone5-2 couple_with_heart_mw_tone5-2 couple_with_heart_wm_tone5-2
1f469-1f3ff-200d-2764-200d-1f468-1f3fd | couple_with_heart_woman_man_tone5_tone3 couple_with_heart_woman_man_dark_skin_tone_medium_skin_tone couple_with_heart_woman_man_tone5-3 couple_with_heart_mw_tone5-3 couple_with_heart_wm_tone5-3
1f469-1f3ff-200d-2764-200d-1f468-1f3fe | couple_with_heart_woman_man_tone5_tone4 couple_with_heart_woman_man_dark_skin_tone_medium_dark_skin_tone couple_with_heart_woman_man_tone5-4 couple_with_heart_mw_tone5-4 couple_with_heart_wm_tone5-4
1f469-1f3ff-200d-2764-200d-1f468-1f3ff | couple_with_heart_woman_man_tone5 couple_with_heart_woman_man_dark_skin_tone couple_with_heart_mw_tone5 couple_with_heart_wm_tone5
1f469-1f3fb-200d-2764-200d-1f469-1f3fb | couple_with_heart_woman_woman_tone1 couple_with_heart_woman_woman_light_skin_tone couple_with_heart_ww_tone1
1f469-1f3fb-200d-2764-200d-1f469-1f3fc | couple_with_heart_woman_woman_tone1_tone2 couple_with_heart_woman_woman_light_skin_tone_medium_light_skin_tone couple_with_heart_woman_woman_tone1-2 couple_with_heart_ww_tone1-2
1f469-1f3fb-200d-2764-200d-1f469-1f3fd | couple_with_heart_woman_woman_tone1_tone3 couple_with_heart_woman_woman_light_skin_tone_medium_skin_tone couple_with_heart_woman_woman_tone1-3 couple_with_heart_ww_tone1-3
1f469-1f3fb-200d-2764-200d-1f469-1f3fe | couple_with_heart_woman_woman_tone1_tone4 couple_with_heart_woman_woman_light_skin_tone_medium_dark_skin_tone couple_with_heart_woman_woman_tone1-4 couple_with_heart_ww_tone1-4
1f469-1f3fb-200d-2764-200d-1f469-1f3ff | couple_with_heart_woman_woman_tone1_tone5 couple_with_heart_woman_woman_light_skin_tone_dark_skin_tone couple_with_heart_woman_woman_tone1-5 couple_with_heart_ww_tone1-5
1f469-1f3fc-200d-2764-200d-1f469-1f3fb | couple_with_heart_woman_woman_tone2_tone1 couple_with_heart_woman_woman_medium_light_skin_tone_light_skin_tone couple_with_heart_woman_woman_tone2-1 couple_with_heart_ww_tone2-1
1f469-1f3fc-200d-2764-200d-1f469-1f3fc | couple_with_heart_woman_woman_tone2 couple_with_heart_woman_woman_medium_light_skin_tone couple_with_heart_ww_tone2
1f469-1f3fc-200d-2764-200d-1f469-1f3fd | couple_with_heart_woman_woman_tone2_tone3 couple_with_heart_woman_woman_medium_light_skin_tone_medium_skin_tone couple_with_heart_woman_woman_tone2-3 couple_with_heart_ww_tone2-3
1f469-1f3fc-200d-2764-200d-1f469-1f3fe | couple_with_heart_woman_woman_tone2_tone4 couple_with_heart_woman_woman_medium_light_skin_tone_medium_dark_skin_tone couple_with_heart_woman_woman_tone2-4 couple_with_heart_ww_tone2-4
1f469-1f3fc-200d-2764-200d-1f469-1f3ff | couple_with_heart_woman_woman_tone2_tone5 couple_with_heart_woman_woman_medium_light_skin_tone_dark_skin_tone couple_with_heart_woman_woman_tone2-5 couple_with_heart_ww_tone2-5
1f469-1f3fd-200d-2764-200d-1f469-1f3fb | couple_with_heart_woman_woman_tone3_tone1 couple_with_heart_woman_woman_medium_skin_tone_light_skin_tone couple_with_heart_woman_woman_tone3-1 couple_with_heart_ww_tone3-1
1f469-1f3fd-200d-2764-200d-1f469-1f3fc | couple_with_heart_woman_woman_tone3_tone2 couple_with_heart_woman_woman_medium_skin_tone_medium_light_skin_tone couple_with_heart_woman_woman_tone3-2 couple_with_heart_ww_tone3-2
1f469-1f3fd-200d-2764-200d-1f469-1f3fd | couple_with_heart_woman_woman_tone3 couple_with_heart_woman_woman_medium_skin_tone couple_with_heart_ww_tone3
1f469-1f3fd-200d-2764-200d-1f469-1f3fe | couple_with_heart_woman_woman_tone3_tone4 couple_with_heart_woman_woman_medium_skin_tone_medium_dark_skin_tone couple_with_heart_woman_woman_tone3-4 couple_with_heart_ww_tone3-4
1f469-1f3fd-200d-2764-200d-1f469-1f3ff | couple_with_heart_woman_woman_tone3_tone5 couple_with_heart_woman_woman_medium_skin_tone_dark_skin_tone couple_with_heart_woman_woman_tone3-5 couple_with_heart_ww_tone3-5
1f469-1f3fe-200d-2764-200d-1f469-1f3fb | couple_with_heart_woman_woman_tone4_tone1 couple_with_heart_woman_woman_medium_dark_skin_tone_light_skin_tone couple_with_heart_woman_woman_tone4-1 couple_with_heart_ww_tone4-1
1f469-1f3fe-200d-2764-200d-1f469-1f3fc | couple_with_heart_woman_woman_tone4_tone2 couple_with_heart_woman_woman_medium_dark_skin_tone_medium_light_skin_tone couple_with_heart_woman_woman_tone4-2 couple_with_heart_ww_tone4-2
1f469-1f3fe-200d-2764-200d-1f469-1f3fd | couple_with_heart_woman_woman_tone4_tone3 couple_with_heart_woman_woman_medium_dark_skin_tone_medium_skin_tone couple_with_heart_woman_woman_tone4-3 couple_with_heart_ww_tone4-3
1f469-1f3fe-200d-2764-200d-1f469-1f3fe | couple_with_heart_woman_woman_tone4 couple_with_heart_woman_woman_medium_dark_skin_tone couple_with_heart_ww_tone4
1f469-1f3fe-200d-2764-200d-1f469-1f3ff | couple_with_heart_woman_woman_tone4_tone5 couple_with_heart_woman_woman_medium_dark_skin_tone_dark_skin_tone couple_with_heart_woman_woman_tone4-5 couple_with_heart_ww_tone4-5
1f469-1f3ff-200d-2764-200d-1f469-1f3fb | couple_with_heart_woman_woman_tone5_tone1 couple_with_heart_woman_woman_dark_skin_tone_light_skin_tone couple_with_heart_woman_woman_tone5-1 couple_with_heart_ww_tone5-1
1f469-1f3ff-200d-2764-200d-1f469-1f3fc | couple_with_heart_woman_woman_tone5_tone2 couple_with_heart_woman_woman_dark_skin_tone_medium_light_skin_tone couple_with_heart_woman_woman_tone5-2 couple_with_heart_ww_tone5-2
1f469-1f3ff-200d-2764-200d-1f469-1f3fd | couple_with_heart_woman_woman_tone5_tone3 couple_with_heart_woman_woman_dark_skin_tone_medium_skin_tone couple_with_heart_woman_woman_tone5-3 couple_with_heart_ww_tone5-3
1f469-1f3ff-200d-2764-200d-1f469-1f3fe | couple_with_heart_woman_woman_tone5_tone4 couple_with_heart_woman_woman_dark_skin_tone_medium_dark_skin_tone couple_with_heart_woman_woman_tone5-4 couple_with_heart_ww_tone5-4
1f469-1f3ff-200d-2764-200d-1f469-1f3ff | couple_with_heart_woman_woman_tone5 couple_with_heart_woman_woman_dark_skin_tone couple_with_heart_ww_tone5
1f468-1f3fb-200d-2764-200d-1f468-1f3fb | couple_with_heart_man_man_tone1 couple_with_heart_man_man_light_skin_tone couple_with_heart_mm_tone1
1f468-1f3fb-200d-2764-200d-1f468-1f3fc | couple_with_heart_man_man_tone1_tone2 couple_with_heart_man_man_light_skin_tone_medium_light_skin_tone couple_with_heart_man_man_tone1-2 couple_with_heart_mm_tone1-2
1f468-1f3fb-200d-2764-200d-1f468-1f3fd | couple_with_heart_man_man_tone1_tone3 couple_with_heart_man_man_light_skin_tone_medium_skin_tone couple_with_heart_man_man_tone1-3 couple_with_heart_mm_tone1-3
1f468-1f3fb-200d-2764-200d-1f468-1f3fe | couple_with_heart_man_man_tone1_tone4 couple_with_heart_man_man_light_skin_tone_medium_dark_skin_tone couple_with_heart_man_man_tone1-4 couple_with_heart_mm_tone1-4
1f468-1f3fb-200d-2764-200d-1f468-1f3ff | couple_with_heart_man_man_tone1_tone5 couple_with_heart_man_man_light_skin_tone_dark_skin_tone couple_with_heart_man_man_tone1-5 couple_with_heart_mm_tone1-5
1f468-1f3fc-200d-2764-200d-1f468-1f3fb | couple_with_heart_man_man_tone2_tone1 couple_with_heart_man_man_medium_light_skin_tone_light_skin_tone couple_with_heart_man_man_tone2-1 couple_with_heart_mm_tone2-1
1f468-1f3fc-200d-2764-200d-1f468-1f3fc | couple_with_heart_man_man_tone2 couple_with_heart_man_man_medium_light_skin_tone couple_with_heart_mm_tone2
1f468-1f3fc-200d-2764-200d-1f468-1f3fd | couple_with_heart_man_man_tone2_tone3 couple_with_heart_man_man_medium_light_skin_tone_medium_skin_tone couple_with_heart_man_man_tone2-3 couple_with_heart_mm_tone2-3
1f468-1f3fc-200d-2764-200d-1f468-1f3fe | couple_with_heart_man_man_tone2_tone4 couple_with_heart_man_man_medium_light_skin_tone_medium_dark_skin_tone couple_with_heart_man_man_tone2-4 couple_with_heart_mm_tone2-4
1f468-1f3fc-200d-2764-200d-1f468-1f3ff | couple_with_heart_man_man_tone2_tone5 couple_with_heart_man_man_medium_light_skin_tone_dark_skin_tone couple_with_heart_man_man_tone2-5 couple_with_heart_mm_tone2-5
1f468-1f3fd-200d-2764-200d-1f468-1f3fb | couple_with_heart_man_man_tone3_tone1 couple_with_heart_man_man_medium_skin_tone_light_skin_tone couple_with_heart_man_man_tone3-1 couple_with_heart_mm_tone3-1
1f468-1f3fd-200d-2764-200d-1f468-1f3fc | couple_with_heart_man_man_tone3_tone2 couple_with_heart_man_man_medium_skin_tone_medium_light_skin_tone couple_with_heart_man_man_tone3-2 couple_with_heart_mm_tone3-2
1f468-1f3fd-200d-2764-200d-1f468-1f3fd | couple_with_heart_man_man_tone3 couple_with_heart_man_man_medium_skin_tone couple_with_heart_mm_tone3
1f468-1f3fd-200d-2764-200d-1f468-1f3fe | couple_with_heart_man_man_tone3_tone4 couple_with_heart_man_man_medium_skin_tone_medium_dark_skin_tone couple_with_heart_man_man_tone3-4 couple_with_heart_mm_tone3-4
1f468-1f3fd-200d-2764-200d-1f468-1f3ff | couple_with_heart_man_man_tone3_tone5 couple_with_heart_man_man_medium_skin_tone_dark_skin_tone couple_with_heart_man_man_tone3-5 couple_with_heart_mm_tone3-5
1f468-1f3fe-200d-2764-200d-1f468-1f3fb | couple_with_heart_man_man_tone4_tone1 couple_with_heart_man_man_medium_dark_skin_tone_light_skin_tone couple_with_heart_man_man_tone4-1 couple_with_heart_mm_tone4-1
1f468-1f3fe-200d-2764-200d-1f468-1f3fc | couple_with_heart_man_man_tone4_tone2 couple_with_heart_man_man_medium_dark_skin_tone_medium_light_skin_tone couple_with_heart_man_man_tone4-2 couple_with_heart_mm_tone4-2
1f468-1f3fe-200d-2764-200d-1f468-1f3fd | couple_with_heart_man_man_tone4_tone3 couple_with_heart_man_man_medium_dark_skin_tone_medium_skin_tone couple_with_heart_man_man_tone4-3 couple_with_heart_mm_tone4-3
1f468-1f3fe-200d-2764-200d-1f468-1f3fe | couple_with_heart_man_man_tone4 couple_with_heart_man_man_medium_dark_skin_tone couple_with_heart_mm_tone4
1f468-1f3fe-200d-2764-200d-1f468-1f3ff | couple_with_heart_man_man_tone4_tone5 couple_with_heart_man_man_medium_dark_skin_tone_dark_skin_tone couple_with_heart_man_man_tone4-5 couple_with_heart_mm_tone4-5
1f468-1f3ff-200d-2764-200d-1f468-1f3fb | couple_with_heart_man_man_tone5_tone1 couple_with_heart_man_man_dark_skin_tone_light_skin_tone couple_with_heart_man_man_tone5-1 couple_with_heart_mm_tone5-1
1f468-1f3ff-200d-2764-200d-1f468-1f3fc | couple_with_heart_man_man_tone5_tone2 couple_with_heart_man_man_dark_skin_tone_medium_light_skin_tone couple_with_heart_man_man_tone5-2 couple_with_heart_mm_tone5-2
1f468-1f3ff-200d-2764-200d-1f468-1f3fd | couple_with_heart_man_man_tone5_tone3 couple_with_heart_man_man_dark_skin_tone_medium_skin_tone couple_with_heart_man_man_tone5-3 couple_with_heart_mm_tone5-3
1f468-1f3ff-200d-2764-200d-1f468-1f3fe | couple_with_heart_man_man_tone5_tone4 couple_with_heart_man_man_dark_skin_tone_medium_dark_skin_tone couple_with_heart_man_man_tone5-4 couple_with_heart_mm_tone5-4
1f468-1f3ff-200d-2764-200d-1f468-1f3ff | couple_with_heart_man_man_tone5 couple_with_heart_man_man_dark_skin_tone couple_with_heart_mm_tone5
1f48f-1f3fb | kiss_tone1 kiss_light_skin_tone couple_kiss_tone1 couplekiss_tone1
1f9d1-1f3fb-200d-2764-200d-1f48b-200d-1f9d1-1f3fc | kiss_person_person_tone1_tone2 kiss_person_person_light_skin_tone_medium_light_skin_tone kiss_tone1-2 couple_kiss_tone1-2 couplekiss_tone1-2
1f9d1-1f3fb-200d-2764-200d-1f48b-200d-1f9d1-1f3fd | kiss_person_person_tone1_tone3 kiss_person_person_light_skin_tone_medium_skin_tone kiss_tone1-3 couple_kiss_tone1-3 couplekiss_tone1-3
1f9d1-1f3fb-200d-2764-200d-1f48b-200d-1f9d1-1f3fe | kiss_person_person_tone1_tone4 kiss_person_person_light_skin_tone_medium_dark_skin_tone kiss_tone1-4 couple_kiss_tone1-4 couplekiss_tone1-4
1f9d1-1f3fb-200d-2764-200d-1f48b-200d-1f9d1-1f3ff | kiss_person_person_tone1_tone5 kiss_person_person_light_skin_tone_dark_skin_tone kiss_tone1-5 couple_kiss_tone1-5 couplekiss_tone1-5
1f9d1-1f3fc-200d-2764-200d-1f48b-200d-1f9d1-1f3fb | kiss_person_person_tone2_tone1 kiss_person_person_medium_light_skin_tone_light_skin_tone kiss_tone2-1 couple_kiss_tone2-1 couplekiss_tone2-1
1f48f-1f3fc | kiss_tone2 kiss_medium_light_skin_tone couple_kiss_tone2 couplekiss_tone2
1f9d1-1f3fc-200d-2764-200d-1f48b-200d-1f9d1-1f3fd | kiss_person_person_tone2_tone3 kiss_person_person_medium_light_skin_tone_medium_skin_tone kiss_tone2-3 couple_kiss_tone2-3 couplekiss_tone2-3
1f9d1-1f3fc-200d-2764-200d-1f48b-200d-1f9d1-1f3fe | kiss_person_person_tone2_tone4 kiss_person_person_medium_light_skin_tone_medium_dark_skin_tone kiss_tone2-4 couple_kiss_tone2-4 couplekiss_tone2-4
1f9d1-1f3fc-200d-2764-200d-1f48b-200d-1f9d1-1f3ff | kiss_person_person_tone2_tone5 kiss_person_person_medium_light_skin_tone_dark_skin_tone kiss_tone2-5 couple_kiss_tone2-5 couplekiss_tone2-5
1f9d1-1f3fd-200d-2764-200d-1f48b-200d-1f9d1-1f3fb | kiss_person_person_tone3_tone1 kiss_person_person_medium_skin_tone_light_skin_tone kiss_tone3-1 couple_kiss_tone3-1 couplekiss_tone3-1
1f9d1-1f3fd-200d-2764-200d-1f48b-200d-1f9d1-1f3fc | kiss_person_person_tone3_tone2 kiss_person_person_medium_skin_tone_medium_light_skin_tone kiss_tone3-2 couple_kiss_tone3-2 couplekiss_tone3-2
1f48f-1f3fd | kiss_tone3 kiss_medium_skin_tone couple_kiss_tone3 couplekiss_tone3
1f9d1-1f3fd-200d-2764-200d-1f48b-200d-1f9d1-1f3fe | kiss_person_person_tone3_tone4 kiss_person_person_medium_skin_tone_medium_dark_skin_tone kiss_tone3-4 couple_kiss_tone3-4 couplekiss_tone3-4
1f9d1-1f3fd-200d-2764-200d-1f48b-200d-1f9d1-1f3ff | kiss_person_person_tone3_tone5 kiss_person_person_medium_skin_tone_dark_skin_tone kiss_tone3-5 couple_kiss_tone3-5 couplekiss_tone3-5
1f9d1-1f3fe-200d-2764-200d-1f48b-200d-1f9d1-1f3fb | kiss_person_person_tone4_tone1 kiss_person_person_medium_dark_skin_tone_light_skin_tone kiss_tone4-1 couple_kiss_tone4-1 couplekiss_tone4-1
1f9d1-1f3fe-200d-2764-200d-1f48b-200d-1f9d1-1f3fc | kiss_person_person_tone4_tone2 kiss_person_person_medium_dark_skin_tone_medium_light_skin_tone kiss_tone4-2 couple_kiss_tone4-2 couplekiss_tone4-2
1f9d1-1f3fe-200d-2764-200d-1f48b-200d-1f9d1-1f3fd | kiss_person_person_tone4_tone3 kiss_person_person_medium_dark_skin_tone_medium_skin_tone kiss_tone4-3 couple_kiss_tone4-3 couplekiss_tone4-3
1f48f-1f3fe | kiss_tone4 kiss_medium_dark_skin_tone couple_kiss_tone4 couplekiss_tone4
1f9d1-1f3fe-200d-2764-200d-1f48b-200d-1f9d1-1f3ff | kiss_person_person_tone4_tone5 kiss_person_person_medium_dark_skin_tone_dark_skin_tone kiss_tone4-5 couple_kiss_tone4-5 couplekiss_tone4-5
1f9d1-1f3ff-200d-2764-200d-1f48b-200d-1f9d1-1f3fb | kiss_person_person_tone5_tone1 kiss_person_person_dark_skin_tone_light_skin_tone kiss_tone5-1 couple_kiss_tone5-1 couplekiss_tone5-1
1f9d1-1f3ff-200d-2764-200d-1f48b-200d-1f9d1-1f3fc | kiss_person_person_tone5_tone2 kiss_person_person_dark_skin_tone_medium_light_skin_tone kiss_tone5-2 couple_kiss_tone5-2 couplekiss_tone5-2
1f9d1-1f3ff-200d-2764-200d-1f48b-200d-1f9d1-1f3fd | kiss_person_person_tone5_tone3 kiss_person_person_dark_skin_tone_medium_skin_tone kiss_tone5-3 couple_kiss_tone5-3 couplekiss_tone5-3
1f9d1-1f3ff-200d-2764-200d-1f48b-200d-1f9d1-1f3fe | kiss_person_person_tone5_tone4 kiss_person_person_dark_skin_tone_medium_dark_skin_tone kiss_tone5-4 couple_kiss_tone5-4 couplekiss_tone5-4
1f48f-1f3ff | kiss_tone5 kiss_dark_skin_tone couple_kiss_tone5 couplekiss_tone5
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_woman_man_tone1 kiss_woman_man_light_skin_tone kiss_mw_tone1 kiss_wm_tone1
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_woman_man_tone1_tone2 kiss_woman_man_light_skin_tone_medium_light_skin_tone kiss_woman_man_tone1-2 kiss_mw_tone1-2 kiss_wm_tone1-2
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_woman_man_tone1_tone3 kiss_woman_man_light_skin_tone_medium_skin_tone kiss_woman_man_tone1-3 kiss_mw_tone1-3 kiss_wm_tone1-3
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_woman_man_tone1_tone4 kiss_woman_man_light_skin_tone_medium_dark_skin_tone kiss_woman_man_tone1-4 kiss_mw_tone1-4 kiss_wm_tone1-4
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_woman_man_tone1_tone5 kiss_woman_man_light_skin_tone_dark_skin_tone kiss_woman_man_tone1-5 kiss_mw_tone1-5 kiss_wm_tone1-5
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_woman_man_tone2_tone1 kiss_woman_man_medium_light_skin_tone_light_skin_tone kiss_woman_man_tone2-1 kiss_mw_tone2-1 kiss_wm_tone2-1
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_woman_man_tone2 kiss_woman_man_medium_light_skin_tone kiss_mw_tone2 kiss_wm_tone2
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_woman_man_tone2_tone3 kiss_woman_man_medium_light_skin_tone_medium_skin_tone kiss_woman_man_tone2-3 kiss_mw_tone2-3 kiss_wm_tone2-3
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_woman_man_tone2_tone4 kiss_woman_man_medium_light_skin_tone_medium_dark_skin_tone kiss_woman_man_tone2-4 kiss_mw_tone2-4 kiss_wm_tone2-4
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_woman_man_tone2_tone5 kiss_woman_man_medium_light_skin_tone_dark_skin_tone kiss_woman_man_tone2-5 kiss_mw_tone2-5 kiss_wm_tone2-5
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_woman_man_tone3_tone1 kiss_woman_man_medium_skin_tone_light_skin_tone kiss_woman_man_tone3-1 kiss_mw_tone3-1 kiss_wm_tone3-1
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_woman_man_tone3_tone2 kiss_woman_man_medium_skin_tone_medium_light_skin_tone kiss_woman_man_tone3-2 kiss_mw_tone3-2 kiss_wm_tone3-2
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_woman_man_tone3 kiss_woman_man_medium_skin_tone kiss_mw_tone3 kiss_wm_tone3
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_woman_man_tone3_tone4 kiss_woman_man_medium_skin_tone_medium_dark_skin_tone kiss_woman_man_tone3-4 kiss_mw_tone3-4 kiss_wm_tone3-4
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_woman_man_tone3_tone5 kiss_woman_man_medium_skin_tone_dark_skin_tone kiss_woman_man_tone3-5 kiss_mw_tone3-5 kiss_wm_tone3-5
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_woman_man_tone4_tone1 kiss_woman_man_medium_dark_skin_tone_light_skin_tone kiss_woman_man_tone4-1 kiss_mw_tone4-1 kiss_wm_tone4-1
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_woman_man_tone4_tone2 kiss_woman_man_medium_dark_skin_tone_medium_light_skin_tone kiss_woman_man_tone4-2 kiss_mw_tone4-2 kiss_wm_tone4-2
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_woman_man_tone4_tone3 kiss_woman_man_medium_dark_skin_tone_medium_skin_tone kiss_woman_man_tone4-3 kiss_mw_tone4-3 kiss_wm_tone4-3
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_woman_man_tone4 kiss_woman_man_medium_dark_skin_tone kiss_mw_tone4 kiss_wm_tone4
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_woman_man_tone4_tone5 kiss_woman_man_medium_dark_skin_tone_dark_skin_tone kiss_woman_man_tone4-5 kiss_mw_tone4-5 kiss_wm_tone4-5
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_woman_man_tone5_tone1 kiss_woman_man_dark_skin_tone_light_skin_tone kiss_woman_man_tone5-1 kiss_mw_tone5-1 kiss_wm_tone5-1
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_woman_man_tone5_tone2 kiss_woman_man_dark_skin_tone_medium_light_skin_tone kiss_woman_man_tone5-2 kiss_mw_tone5-2 kiss_wm_tone5-2
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_woman_man_tone5_tone3 kiss_woman_man_dark_skin_tone_medium_skin_tone kiss_woman_man_tone5-3 kiss_mw_tone5-3 kiss_wm_tone5-3
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_woman_man_tone5_tone4 kiss_woman_man_dark_skin_tone_medium_dark_skin_tone kiss_woman_man_tone5-4 kiss_mw_tone5-4 kiss_wm_tone5-4
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_woman_man_tone5 kiss_woman_man_dark_skin_tone kiss_mw_tone5 kiss_wm_tone5
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f469-1f3fb | kiss_woman_woman_tone1 kiss_woman_woman_light_skin_tone kiss_ww_tone1
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f469-1f3fc | kiss_woman_woman_tone1_tone2 kiss_woman_woman_light_skin_tone_medium_light_skin_tone kiss_woman_woman_tone1-2 kiss_ww_tone1-2
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f469-1f3fd | kiss_woman_woman_tone1_tone3 kiss_woman_woman_light_skin_tone_medium_skin_tone kiss_woman_woman_tone1-3 kiss_ww_tone1-3
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f469-1f3fe | kiss_woman_woman_tone1_tone4 kiss_woman_woman_light_skin_tone_medium_dark_skin_tone kiss_woman_woman_tone1-4 kiss_ww_tone1-4
1f469-1f3fb-200d-2764-200d-1f48b-200d-1f469-1f3ff | kiss_woman_woman_tone1_tone5 kiss_woman_woman_light_skin_tone_dark_skin_tone kiss_woman_woman_tone1-5 kiss_ww_tone1-5
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f469-1f3fb | kiss_woman_woman_tone2_tone1 kiss_woman_woman_medium_light_skin_tone_light_skin_tone kiss_woman_woman_tone2-1 kiss_ww_tone2-1
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f469-1f3fc | kiss_woman_woman_tone2 kiss_woman_woman_medium_light_skin_tone kiss_ww_tone2
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f469-1f3fd | kiss_woman_woman_tone2_tone3 kiss_woman_woman_medium_light_skin_tone_medium_skin_tone kiss_woman_woman_tone2-3 kiss_ww_tone2-3
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f469-1f3fe | kiss_woman_woman_tone2_tone4 kiss_woman_woman_medium_light_skin_tone_medium_dark_skin_tone kiss_woman_woman_tone2-4 kiss_ww_tone2-4
1f469-1f3fc-200d-2764-200d-1f48b-200d-1f469-1f3ff | kiss_woman_woman_tone2_tone5 kiss_woman_woman_medium_light_skin_tone_dark_skin_tone kiss_woman_woman_tone2-5 kiss_ww_tone2-5
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f469-1f3fb | kiss_woman_woman_tone3_tone1 kiss_woman_woman_medium_skin_tone_light_skin_tone kiss_woman_woman_tone3-1 kiss_ww_tone3-1
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f469-1f3fc | kiss_woman_woman_tone3_tone2 kiss_woman_woman_medium_skin_tone_medium_light_skin_tone kiss_woman_woman_tone3-2 kiss_ww_tone3-2
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f469-1f3fd | kiss_woman_woman_tone3 kiss_woman_woman_medium_skin_tone kiss_ww_tone3
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f469-1f3fe | kiss_woman_woman_tone3_tone4 kiss_woman_woman_medium_skin_tone_medium_dark_skin_tone kiss_woman_woman_tone3-4 kiss_ww_tone3-4
1f469-1f3fd-200d-2764-200d-1f48b-200d-1f469-1f3ff | kiss_woman_woman_tone3_tone5 kiss_woman_woman_medium_skin_tone_dark_skin_tone kiss_woman_woman_tone3-5 kiss_ww_tone3-5
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f469-1f3fb | kiss_woman_woman_tone4_tone1 kiss_woman_woman_medium_dark_skin_tone_light_skin_tone kiss_woman_woman_tone4-1 kiss_ww_tone4-1
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f469-1f3fc | kiss_woman_woman_tone4_tone2 kiss_woman_woman_medium_dark_skin_tone_medium_light_skin_tone kiss_woman_woman_tone4-2 kiss_ww_tone4-2
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f469-1f3fd | kiss_woman_woman_tone4_tone3 kiss_woman_woman_medium_dark_skin_tone_medium_skin_tone kiss_woman_woman_tone4-3 kiss_ww_tone4-3
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f469-1f3fe | kiss_woman_woman_tone4 kiss_woman_woman_medium_dark_skin_tone kiss_ww_tone4
1f469-1f3fe-200d-2764-200d-1f48b-200d-1f469-1f3ff | kiss_woman_woman_tone4_tone5 kiss_woman_woman_medium_dark_skin_tone_dark_skin_tone kiss_woman_woman_tone4-5 kiss_ww_tone4-5
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f469-1f3fb | kiss_woman_woman_tone5_tone1 kiss_woman_woman_dark_skin_tone_light_skin_tone kiss_woman_woman_tone5-1 kiss_ww_tone5-1
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f469-1f3fc | kiss_woman_woman_tone5_tone2 kiss_woman_woman_dark_skin_tone_medium_light_skin_tone kiss_woman_woman_tone5-2 kiss_ww_tone5-2
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f469-1f3fd | kiss_woman_woman_tone5_tone3 kiss_woman_woman_dark_skin_tone_medium_skin_tone kiss_woman_woman_tone5-3 kiss_ww_tone5-3
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f469-1f3fe | kiss_woman_woman_tone5_tone4 kiss_woman_woman_dark_skin_tone_medium_dark_skin_tone kiss_woman_woman_tone5-4 kiss_ww_tone5-4
1f469-1f3ff-200d-2764-200d-1f48b-200d-1f469-1f3ff | kiss_woman_woman_tone5 kiss_woman_woman_dark_skin_tone kiss_ww_tone5
1f468-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_man_man_tone1 kiss_man_man_light_skin_tone kiss_mm_tone1
1f468-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_man_man_tone1_tone2 kiss_man_man_light_skin_tone_medium_light_skin_tone kiss_man_man_tone1-2 kiss_mm_tone1-2
1f468-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_man_man_tone1_tone3 kiss_man_man_light_skin_tone_medium_skin_tone kiss_man_man_tone1-3 kiss_mm_tone1-3
1f468-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_man_man_tone1_tone4 kiss_man_man_light_skin_tone_medium_dark_skin_tone kiss_man_man_tone1-4 kiss_mm_tone1-4
1f468-1f3fb-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_man_man_tone1_tone5 kiss_man_man_light_skin_tone_dark_skin_tone kiss_man_man_tone1-5 kiss_mm_tone1-5
1f468-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_man_man_tone2_tone1 kiss_man_man_medium_light_skin_tone_light_skin_tone kiss_man_man_tone2-1 kiss_mm_tone2-1
1f468-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_man_man_tone2 kiss_man_man_medium_light_skin_tone kiss_mm_tone2
1f468-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_man_man_tone2_tone3 kiss_man_man_medium_light_skin_tone_medium_skin_tone kiss_man_man_tone2-3 kiss_mm_tone2-3
1f468-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_man_man_tone2_tone4 kiss_man_man_medium_light_skin_tone_medium_dark_skin_tone kiss_man_man_tone2-4 kiss_mm_tone2-4
1f468-1f3fc-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_man_man_tone2_tone5 kiss_man_man_medium_light_skin_tone_dark_skin_tone kiss_man_man_tone2-5 kiss_mm_tone2-5
1f468-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_man_man_tone3_tone1 kiss_man_man_medium_skin_tone_light_skin_tone kiss_man_man_tone3-1 kiss_mm_tone3-1
1f468-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_man_man_tone3_tone2 kiss_man_man_medium_skin_tone_medium_light_skin_tone kiss_man_man_tone3-2 kiss_mm_tone3-2
1f468-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_man_man_tone3 kiss_man_man_medium_skin_tone kiss_mm_tone3
1f468-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_man_man_tone3_tone4 kiss_man_man_medium_skin_tone_medium_dark_skin_tone kiss_man_man_tone3-4 kiss_mm_tone3-4
1f468-1f3fd-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_man_man_tone3_tone5 kiss_man_man_medium_skin_tone_dark_skin_tone kiss_man_man_tone3-5 kiss_mm_tone3-5
1f468-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_man_man_tone4_tone1 kiss_man_man_medium_dark_skin_tone_light_skin_tone kiss_man_man_tone4-1 kiss_mm_tone4-1
1f468-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_man_man_tone4_tone2 kiss_man_man_medium_dark_skin_tone_medium_light_skin_tone kiss_man_man_tone4-2 kiss_mm_tone4-2
1f468-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_man_man_tone4_tone3 kiss_man_man_medium_dark_skin_tone_medium_skin_tone kiss_man_man_tone4-3 kiss_mm_tone4-3
1f468-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_man_man_tone4 kiss_man_man_medium_dark_skin_tone kiss_mm_tone4
1f468-1f3fe-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_man_man_tone4_tone5 kiss_man_man_medium_dark_skin_tone_dark_skin_tone kiss_man_man_tone4-5 kiss_mm_tone4-5
1f468-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3fb | kiss_man_man_tone5_tone1 kiss_man_man_dark_skin_tone_light_skin_tone kiss_man_man_tone5-1 kiss_mm_tone5-1
1f468-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3fc | kiss_man_man_tone5_tone2 kiss_man_man_dark_skin_tone_medium_light_skin_tone kiss_man_man_tone5-2 kiss_mm_tone5-2
1f468-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3fd | kiss_man_man_tone5_tone3 kiss_man_man_dark_skin_tone_medium_skin_tone kiss_man_man_tone5-3 kiss_mm_tone5-3
1f468-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3fe | kiss_man_man_tone5_tone4 kiss_man_man_dark_skin_tone_medium_dark_skin_tone kiss_man_man_tone5-4 kiss_mm_tone5-4
1f468-1f3ff-200d-2764-200d-1f48b-200d-1f468-1f3ff | kiss_man_man_tone5 kiss_man_man_dark_skin_tone kiss_mm_tone5
1f9b1 | curly_haired curly_hair
1f9b0 | red_haired red_hair
1f9b3 | white_haired white_hair
1f9b2 | bald no_hair
1f3c2-1f3fb | snowboarder_tone1 snowboarder_light_skin_tone person_snowboarding_tone1 snowboarding_tone1
1f3c2-1f3fc | snowboarder_tone2 snowboarder_medium_light_skin_tone person_snowboarding_tone2 snowboarding_tone2
1f3c2-1f3fd | snowboarder_tone3 snowboarder_medium_skin_tone person_snowboarding_tone3 snowboarding_tone3
1f3c2-1f3fe | snowboarder_tone4 snowboarder_medium_dark_skin_tone person_snowboarding_tone4 snowboarding_tone4
1f3c2-1f3ff | snowboarder_tone5 snowboarder_dark_skin_tone person_snowboarding_tone5 snowboarding_tone5
1f3cb-1f3fb | person_lifting_weights_tone1 lifter_tone1 weight_lifter_tone1 weight_lifting_tone1
1f3cb-1f3fc | person_lifting_weights_tone2 lifter_tone2 weight_lifter_tone2 weight_lifting_tone2
1f3cb-1f3fd | person_lifting_weights_tone3 lifter_tone3 weight_lifter_tone3 weight_lifting_tone3
1f3cb-1f3fe | person_lifting_weights_tone4 lifter_tone4 weight_lifter_tone4 weight_lifting_tone4
1f3cb-1f3ff | person_lifting_weights_tone5 lifter_tone5 weight_lifter_tone5 weight_lifting_tone5
1f3cb-1f3fb-200d-2640 | woman_lifting_weights_tone1 woman_lifting_weights_light_skin_tone
1f3cb-1f3fc-200d-2640 | woman_lifting_weights_tone2 woman_lifting_weights_medium_light_skin_tone
1f3cb-1f3fd-200d-2640 | woman_lifting_weights_tone3 woman_lifting_weights_medium_skin_tone
1f3cb-1f3fe-200d-2640 | woman_lifting_weights_tone4 woman_lifting_weights_medium_dark_skin_tone
1f3cb-1f3ff-200d-2640 | woman_lifting_weights_tone5 woman_lifting_weights_dark_skin_tone
1f3cb-1f3fb-200d-2642 | man_lifting_weights_tone1 man_lifting_weights_light_skin_tone
1f3cb-1f3fc-200d-2642 | man_lifting_weights_tone2 man_lifting_weights_medium_light_skin_tone
1f3cb-1f3fd-200d-2642 | man_lifting_weights_tone3 man_lifting_weights_medium_skin_tone
1f3cb-1f3fe-200d-2642 | man_lifting_weights_tone4 man_lifting_weights_medium_dark_skin_tone
1f3cb-1f3ff-200d-2642 | man_lifting_weights_tone5 man_lifting_weights_dark_skin_tone
1f938-1f3fb | person_doing_cartwheel_tone1 cartwheel_tone1 person_cartwheeling_tone1 cartwheeling_tone1 person_cartwheel_tone1
1f938-1f3fc | person_doing_cartwheel_tone2 cartwheel_tone2 person_cartwheeling_tone2 cartwheeling_tone2 person_cartwheel_tone2
1f938-1f3fd | person_doing_cartwheel_tone3 cartwheel_tone3 person_cartwheeling_tone3 cartwheeling_tone3 person_cartwheel_tone3
1f938-1f3fe | person_doing_cartwheel_tone4 cartwheel_tone4 person_cartwheeling_tone4 cartwheeling_tone4 person_cartwheel_tone4
1f938-1f3ff | person_doing_cartwheel_tone5 cartwheel_tone5 person_cartwheeling_tone5 cartwheeling_tone5 person_cartwheel_tone5
1f938-1f3fb-200d-2640 | woman_cartwheeling_tone1 woman_cartwheeling_light_skin_tone
1f938-1f3fc-200d-2640 | woman_cartwheeling_tone2 woman_cartwheeling_medium_light_skin_tone
1f938-1f3fd-200d-2640 | woman_cartwheeling_tone3 woman_cartwheeling_medium_skin_tone
1f938-1f3fe-200d-2640 | woman_cartwheeling_tone4 woman_cartwheeling_medium_dark_skin_tone
1f938-1f3ff-200d-2640 | woman_cartwheeling_tone5 woman_cartwheeling_dark_skin_tone
1f938-1f3fb-200d-2642 | man_cartwheeling_tone1 man_cartwheeling_light_skin_tone
1f938-1f3fc-200d-2642 | man_cartwheeling_tone2 man_cartwheeling_medium_light_skin_tone
1f938-1f3fd-200d-2642 | man_cartwheeling_tone3 man_cartwheeling_medium_skin_tone
1f938-1f3fe-200d-2642 | man_cartwheeling_tone4 man_cartwheeling_medium_dark_skin_tone
1f938-1f3ff-200d-2642 | man_cartwheeling_tone5 man_cartwheeling_dark_skin_tone
26f9-1f3fb | person_bouncing_ball_tone1 basketball_player_tone1 person_with_ball_tone1
26f9-1f3fc | person_bouncing_ball_tone2 basketball_player_tone2 person_with_ball_tone2
26f9-1f3fd | person_bouncing_ball_tone3 basketball_player_tone3 person_with_ball_tone3
26f9-1f3fe | person_bouncing_ball_tone4 basketball_player_tone4 person_with_ball_tone4
26f9-1f3ff | person_bouncing_ball_tone5 basketball_player_tone5 person_with_ball_tone5
26f9-1f3fb-200d-2640 | woman_bouncing_ball_tone1 woman_bouncing_ball_light_skin_tone
26f9-1f3fc-200d-2640 | woman_bouncing_ball_tone2 woman_bouncing_ball_medium_light_skin_tone
26f9-1f3fd-200d-2640 | woman_bouncing_ball_tone3 woman_bouncing_ball_medium_skin_tone
26f9-1f3fe-200d-2640 | woman_bouncing_ball_tone4 woman_bouncing_ball_medium_dark_skin_tone
26f9-1f3ff-200d-2640 | woman_bouncing_ball_tone5 woman_bouncing_ball_dark_skin_tone
26f9-1f3fb-200d-2642 | man_bouncing_ball_tone1 man_bouncing_ball_light_skin_tone
26f9-1f3fc-200d-2642 | man_bouncing_ball_tone2 man_bouncing_ball_medium_light_skin_tone
26f9-1f3fd-200d-2642 | man_bouncing_ball_tone3 man_bouncing_ball_medium_skin_tone
26f9-1f3fe-200d-2642 | man_bouncing_ball_tone4 man_bouncing_ball_medium_dark_skin_tone
26f9-1f3ff-200d-2642 | man_bouncing_ball_tone5 man_bouncing_ball_dark_skin_tone
1f93e-1f3fb | person_playing_handball_tone1 handball_tone1
1f93e-1f3fc | person_playing_handball_tone2 handball_tone2
1f93e-1f3fd | person_playing_handball_tone3 handball_tone3
1f93e-1f3fe | person_playing_handball_tone4 handball_tone4
1f93e-1f3ff | person_playing_handball_tone5 handball_tone5
1f93e-1f3fb-200d-2640 | woman_playing_handball_tone1 woman_playing_handball_light_skin_tone
1f93e-1f3fc-200d-2640 | woman_playing_handball_tone2 woman_playing_handball_medium_light_skin_tone
1f93e-1f3fd-200d-2640 | woman_playing_handball_tone3 woman_playing_handball_medium_skin_tone
1f93e-1f3fe-200d-2640 | woman_playing_handball_tone4 woman_playing_handball_medium_dark_skin_tone
1f93e-1f3ff-200d-2640 | woman_playing_handball_tone5 woman_playing_handball_dark_skin_tone
1f93e-1f3fb-200d-2642 | man_playing_handball_tone1 man_playing_handball_light_skin_tone
1f93e-1f3fc-200d-2642 | man_playing_handball_tone2 man_playing_handball_medium_light_skin_tone
1f93e-1f3fd-200d-2642 | man_playing_handball_tone3 man_playing_handball_medium_skin_tone
1f93e-1f3fe-200d-2642 | man_playing_handball_tone4 man_playing_handball_medium_dark_skin_tone
1f93e-1f3ff-200d-2642 | man_playing_handball_tone5 man_playing_handball_dark_skin_tone
1f3cc-1f3fb | person_golfing_tone1 person_golfing_light_skin_tone golfer_tone1 golfing_tone1
1f3cc-1f3fc | person_golfing_tone2 person_golfing_medium_light_skin_tone golfer_tone2 golfing_tone2
1f3cc-1f3fd | person_golfing_tone3 person_golfing_medium_skin_tone golfer_tone3 golfing_tone3
1f3cc-1f3fe | person_golfing_tone4 person_golfing_medium_dark_skin_tone golfer_tone4 golfing_tone4
1f3cc-1f3ff | person_golfing_tone5 person_golfing_dark_skin_tone golfer_tone5 golfing_tone5
1f3cc-1f3fb-200d-2640 | woman_golfing_tone1 woman_golfing_light_skin_tone
1f3cc-1f3fc-200d-2640 | woman_golfing_tone2 woman_golfing_medium_light_skin_tone
1f3cc-1f3fd-200d-2640 | woman_golfing_tone3 woman_golfing_medium_skin_tone
1f3cc-1f3fe-200d-2640 | woman_golfing_tone4 woman_golfing_medium_dark_skin_tone
1f3cc-1f3ff-200d-2640 | woman_golfing_tone5 woman_golfing_dark_skin_tone
1f3cc-1f3fb-200d-2642 | man_golfing_tone1 man_golfing_light_skin_tone
1f3cc-1f3fc-200d-2642 | man_golfing_tone2 man_golfing_medium_light_skin_tone
1f3cc-1f3fd-200d-2642 | man_golfing_tone3 man_golfing_medium_skin_tone
1f3cc-1f3fe-200d-2642 | man_golfing_tone4 man_golfing_medium_dark_skin_tone
1f3cc-1f3ff-200d-2642 | man_golfing_tone5 man_golfing_dark_skin_tone
1f3c7-1f3fb | horse_racing_tone1
1f3c7-1f3fc | horse_racing_tone2
1f3c7-1f3fd | horse_racing_tone3
1f3c7-1f3fe | horse_racing_tone4
1f3c7-1f3ff | horse_racing_tone5
1f9d8-1f3fb | person_in_lotus_position_tone1 person_in_lotus_position_light_skin_tone
1f9d8-1f3fc | person_in_lotus_position_tone2 person_in_lotus_position_medium_light_skin_tone
1f9d8-1f3fd | person_in_lotus_position_tone3 person_in_lotus_position_medium_skin_tone
1f9d8-1f3fe | person_in_lotus_position_tone4 person_in_lotus_position_medium_dark_skin_tone
1f9d8-1f3ff | person_in_lotus_position_tone5 person_in_lotus_position_dark_skin_tone
1f9d8-1f3fb-200d-2640 | woman_in_lotus_position_tone1 woman_in_lotus_position_light_skin_tone
1f9d8-1f3fc-200d-2640 | woman_in_lotus_position_tone2 woman_in_lotus_position_medium_light_skin_tone
1f9d8-1f3fd-200d-2640 | woman_in_lotus_position_tone3 woman_in_lotus_position_medium_skin_tone
1f9d8-1f3fe-200d-2640 | woman_in_lotus_position_tone4 woman_in_lotus_position_medium_dark_skin_tone
1f9d8-1f3ff-200d-2640 | woman_in_lotus_position_tone5 woman_in_lotus_position_dark_skin_tone
1f9d8-1f3fb-200d-2642 | man_in_lotus_position_tone1 man_in_lotus_position_light_skin_tone
1f9d8-1f3fc-200d-2642 | man_in_lotus_position_tone2 man_in_lotus_position_medium_light_skin_tone
1f9d8-1f3fd-200d-2642 | man_in_lotus_position_tone3 man_in_lotus_position_medium_skin_tone
1f9d8-1f3fe-200d-2642 | man_in_lotus_position_tone4 man_in_lotus_position_medium_dark_skin_tone
1f9d8-1f3ff-200d-2642 | man_in_lotus_position_tone5 man_in_lotus_position_dark_skin_tone
1f3c4-1f3fb | person_surfing_tone1 surfer_tone1 surfing_tone1
1f3c4-1f3fc | person_surfing_tone2 surfer_tone2 surfing_tone2
1f3c4-1f3fd | person_surfing_tone3 surfer_tone3 surfing_tone3
1f3c4-1f3fe | person_surfing_tone4 surfer_tone4 surfing_tone4
1f3c4-1f3ff | person_surfing_tone5 surfer_tone5 surfing_tone5
1f3c4-1f3fb-200d-2640 | woman_surfing_tone1 woman_surfing_light_skin_tone
1f3c4-1f3fc-200d-2640 | woman_surfing_tone2 woman_surfing_medium_light_skin_tone
1f3c4-1f3fd-200d-2640 | woman_surfing_tone3 woman_surfing_medium_skin_tone
1f3c4-1f3fe-200d-2640 | woman_surfing_tone4 woman_surfing_medium_dark_skin_tone
1f3c4-1f3ff-200d-2640 | woman_surfing_tone5 woman_surfing_dark_skin_tone
1f3c4-1f3fb-200d-2642 | man_surfing_tone1 man_surfing_light_skin_tone
1f3c4-1f3fc-200d-2642 | man_surfing_tone2 man_surfing_medium_light_skin_tone
1f3c4-1f3fd-200d-2642 | man_surfing_tone3 man_surfing_medium_skin_tone
1f3c4-1f3fe-200d-2642 | man_surfing_tone4 man_surfing_medium_dark_skin_tone
1f3c4-1f3ff-200d-2642 | man_surfing_tone5 man_surfing_dark_skin_tone
1f3ca-1f3fb | person_swimming_tone1 swimmer_tone1 swimming_tone1
1f3ca-1f3fc | person_swimming_tone2 swimmer_tone2 swimming_tone2
1f3ca-1f3fd | person_swimming_tone3 swimmer_tone3 swimming_tone3
1f3ca-1f3fe | person_swimming_tone4 swimmer_tone4 swimming_tone4
1f3ca-1f3ff | person_swimming_tone5 swimmer_tone5 swimming_tone5
1f3ca-1f3fb-200d-2640 | woman_swimming_tone1 woman_swimming_light_skin_tone
1f3ca-1f3fc-200d-2640 | woman_swimming_tone2 woman_swimming_medium_light_skin_tone
1f3ca-1f3fd-200d-2640 | woman_swimming_tone3 woman_swimming_medium_skin_tone
1f3ca-1f3fe-200d-2640 | woman_swimming_tone4 woman_swimming_medium_dark_skin_tone
1f3ca-1f3ff-200d-2640 | woman_swimming_tone5 woman_swimming_dark_skin_tone
1f3ca-1f3fb-200d-2642 | man_swimming_tone1 man_swimming_light_skin_tone
1f3ca-1f3fc-200d-2642 | man_swimming_tone2 man_swimming_medium_light_skin_tone
1f3ca-1f3fd-200d-2642 | man_swimming_tone3 man_swimming_medium_skin_tone
1f3ca-1f3fe-200d-2642 | man_swimming_tone4 man_swimming_medium_dark_skin_tone
1f3ca-1f3ff-200d-2642 | man_swimming_tone5 man_swimming_dark_skin_tone
1f93d-1f3fb | person_playing_water_polo_tone1 water_polo_tone1
1f93d-1f3fc | person_playing_water_polo_tone2 water_polo_tone2
1f93d-1f3fd | person_playing_water_polo_tone3 water_polo_tone3
1f93d-1f3fe | person_playing_water_polo_tone4 water_polo_tone4
1f93d-1f3ff | person_playing_water_polo_tone5 water_polo_tone5
1f93d-1f3fb-200d-2640 | woman_playing_water_polo_tone1 woman_playing_water_polo_light_skin_tone
1f93d-1f3fc-200d-2640 | woman_playing_water_polo_tone2 woman_playing_water_polo_medium_light_skin_tone
1f93d-1f3fd-200d-2640 | woman_playing_water_polo_tone3 woman_playing_water_polo_medium_skin_tone
1f93d-1f3fe-200d-2640 | woman_playing_water_polo_tone4 woman_playing_water_polo_medium_dark_skin_tone
1f93d-1f3ff-200d-2640 | woman_playing_water_polo_tone5 woman_playing_water_polo_dark_skin_tone
1f93d-1f3fb-200d-2642 | man_playing_water_polo_tone1 man_playing_water_polo_light_skin_tone
1f93d-1f3fc-200d-2642 | man_playing_water_polo_tone2 man_playing_water_polo_medium_light_skin_tone
1f93d-1f3fd-200d-2642 | man_playing_water_polo_tone3 man_playing_water_polo_medium_skin_tone
1f93d-1f3fe-200d-2642 | man_playing_water_polo_tone4 man_playing_water_polo_medium_dark_skin_tone
1f93d-1f3ff-200d-2642 | man_playing_water_polo_tone5 man_playing_water_polo_dark_skin_tone
1f6a3-1f3fb | person_rowing_boat_tone1 rowboat_tone1
1f6a3-1f3fc | person_rowing_boat_tone2 rowboat_tone2
1f6a3-1f3fd | person_rowing_boat_tone3 rowboat_tone3
1f6a3-1f3fe | person_rowing_boat_tone4 rowboat_tone4
1f6a3-1f3ff | person_rowing_boat_tone5 rowboat_tone5
1f6a3-1f3fb-200d-2640 | woman_rowing_boat_tone1 woman_rowing_boat_light_skin_tone
1f6a3-1f3fc-200d-2640 | woman_rowing_boat_tone2 woman_rowing_boat_medium_light_skin_tone
1f6a3-1f3fd-200d-2640 | woman_rowing_boat_tone3 woman_rowing_boat_medium_skin_tone
1f6a3-1f3fe-200d-2640 | woman_rowing_boat_tone4 woman_rowing_boat_medium_dark_skin_tone
1f6a3-1f3ff-200d-2640 | woman_rowing_boat_tone5 woman_rowing_boat_dark_skin_tone
1f6a3-1f3fb-200d-2642 | man_rowing_boat_tone1 man_rowing_boat_light_skin_tone
1f6a3-1f3fc-200d-2642 | man_rowing_boat_tone2 man_rowing_boat_medium_light_skin_tone
1f6a3-1f3fd-200d-2642 | man_rowing_boat_tone3 man_rowing_boat_medium_skin_tone
1f6a3-1f3fe-200d-2642 | man_rowing_boat_tone4 man_rowing_boat_medium_dark_skin_tone
1f6a3-1f3ff-200d-2642 | man_rowing_boat_tone5 man_rowing_boat_dark_skin_tone
1f9d7-1f3fb | person_climbing_tone1 person_climbing_light_skin_tone climbing_tone1
1f9d7-1f3fc | person_climbing_tone2 person_climbing_medium_light_skin_tone climbing_tone2
1f9d7-1f3fd | person_climbing_tone3 person_climbing_medium_skin_tone climbing_tone3
1f9d7-1f3fe | person_climbing_tone4 person_climbing_medium_dark_skin_tone climbing_tone4
1f9d7-1f3ff | person_climbing_tone5 person_climbing_dark_skin_tone climbing_tone5
1f9d7-1f3fb-200d-2640 | woman_climbing_tone1 woman_climbing_light_skin_tone
1f9d7-1f3fc-200d-2640 | woman_climbing_tone2 woman_climbing_medium_light_skin_tone
1f9d7-1f3fd-200d-2640 | woman_climbing_tone3 woman_climbing_medium_skin_tone
1f9d7-1f3fe-200d-2640 | woman_climbing_tone4 woman_climbing_medium_dark_skin_tone
1f9d7-1f3ff-200d-2640 | woman_climbing_tone5 woman_climbing_dark_skin_tone
1f9d7-1f3fb-200d-2642 | man_climbing_tone1 man_climbing_light_skin_tone
1f9d7-1f3fc-200d-2642 | man_climbing_tone2 man_climbing_medium_light_skin_tone
1f9d7-1f3fd-200d-2642 | man_climbing_tone3 man_climbing_medium_skin_tone
1f9d7-1f3fe-200d-2642 | man_climbing_tone4 man_climbing_medium_dark_skin_tone
1f9d7-1f3ff-200d-2642 | man_climbing_tone5 man_climbing_dark_skin_tone
1f6b5-1f3fb | person_mountain_biking_tone1 mountain_bicyclist_tone1 mountain_biking_tone1
1f6b5-1f3fc | person_mountain_biking_tone2 mountain_bicyclist_tone2 mountain_biking_tone2
1f6b5-1f3fd | person_mountain_biking_tone3 mountain_bicyclist_tone3 mountain_biking_tone3
1f6b5-1f3fe | person_mountain_biking_tone4 mountain_bicyclist_tone4 mountain_biking_tone4
1f6b5-1f3ff | person_mountain_biking_tone5 mountain_bicyclist_tone5 mountain_biking_tone5
1f6b5-1f3fb-200d-2640 | woman_mountain_biking_tone1 woman_mountain_biking_light_skin_tone
1f6b5-1f3fc-200d-2640 | woman_mountain_biking_tone2 woman_mountain_biking_medium_light_skin_tone
1f6b5-1f3fd-200d-2640 | woman_mountain_biking_tone3 woman_mountain_biking_medium_skin_tone
1f6b5-1f3fe-200d-2640 | woman_mountain_biking_tone4 woman_mountain_biking_medium_dark_skin_tone
1f6b5-1f3ff-200d-2640 | woman_mountain_biking_tone5 woman_mountain_biking_dark_skin_tone
1f6b5-1f3fb-200d-2642 | man_mountain_biking_tone1 man_mountain_biking_light_skin_tone
1f6b5-1f3fc-200d-2642 | man_mountain_biking_tone2 man_mountain_biking_medium_light_skin_tone
1f6b5-1f3fd-200d-2642 | man_mountain_biking_tone3 man_mountain_biking_medium_skin_tone
1f6b5-1f3fe-200d-2642 | man_mountain_biking_tone4 man_mountain_biking_medium_dark_skin_tone
1f6b5-1f3ff-200d-2642 | man_mountain_biking_tone5 man_mountain_biking_dark_skin_tone
1f6b4-1f3fb | person_biking_tone1 bicyclist_tone1 biking_tone1
1f6b4-1f3fc | person_biking_tone2 bicyclist_tone2 biking_tone2
1f6b4-1f3fd | person_biking_tone3 bicyclist_tone3 biking_tone3
1f6b4-1f3fe | person_biking_tone4 bicyclist_tone4 biking_tone4
1f6b4-1f3ff | person_biking_tone5 bicyclist_tone5 biking_tone5
1f6b4-1f3fb-200d-2640 | woman_biking_tone1 woman_biking_light_skin_tone
1f6b4-1f3fc-200d-2640 | woman_biking_tone2 woman_biking_medium_light_skin_tone
1f6b4-1f3fd-200d-2640 | woman_biking_tone3 woman_biking_medium_skin_tone
1f6b4-1f3fe-200d-2640 | woman_biking_tone4 woman_biking_medium_dark_skin_tone
1f6b4-1f3ff-200d-2640 | woman_biking_tone5 woman_biking_dark_skin_tone
1f6b4-1f3fb-200d-2642 | man_biking_tone1 man_biking_light_skin_tone
1f6b4-1f3fc-200d-2642 | man_biking_tone2 man_biking_medium_light_skin_tone
1f6b4-1f3fd-200d-2642 | man_biking_tone3 man_biking_medium_skin_tone
1f6b4-1f3fe-200d-2642 | man_biking_tone4 man_biking_medium_dark_skin_tone
1f6b4-1f3ff-200d-2642 | man_biking_tone5 man_biking_dark_skin_tone
1f939-1f3fb | person_juggling_tone1 juggling_tone1 juggler_tone1
1f939-1f3fc | person_juggling_tone2 juggling_tone2 juggler_tone2
1f939-1f3fd | person_juggling_tone3 juggling_tone3 juggler_tone3
1f939-1f3fe | person_juggling_tone4 juggling_tone4 juggler_tone4
1f939-1f3ff | person_juggling_tone5 juggling_tone5 juggler_tone5
1f939-1f3fb-200d-2640 | woman_juggling_tone1 woman_juggling_light_skin_tone
1f939-1f3fc-200d-2640 | woman_juggling_tone2 woman_juggling_medium_light_skin_tone
1f939-1f3fd-200d-2640 | woman_juggling_tone3 woman_juggling_medium_skin_tone
1f939-1f3fe-200d-2640 | woman_juggling_tone4 woman_juggling_medium_dark_skin_tone
1f939-1f3ff-200d-2640 | woman_juggling_tone5 woman_juggling_dark_skin_tone
1f939-1f3fb-200d-2642 | man_juggling_tone1 man_juggling_light_skin_tone
1f939-1f3fc-200d-2642 | man_juggling_tone2 man_juggling_medium_light_skin_tone
1f939-1f3fd-200d-2642 | man_juggling_tone3 man_juggling_medium_skin_tone
1f939-1f3fe-200d-2642 | man_juggling_tone4 man_juggling_medium_dark_skin_tone
1f939-1f3ff-200d-2642 | man_juggling_tone5 man_juggling_dark_skin_tone
1f6c0-1f3fb | bath_tone1 person_taking_bath_tone1
1f6c0-1f3fc | bath_tone2 person_taking_bath_tone2
1f6c0-1f3fd | bath_tone3 person_taking_bath_tone3
1f6c0-1f3fe | bath_tone4 person_taking_bath_tone4
1f6c0-1f3ff | bath_tone5 person_taking_bath_tone5
1f6cc-1f3fb | person_in_bed_tone1 person_in_bed_light_skin_tone sleeping_accommodation_tone1
1f6cc-1f3fc | person_in_bed_tone2 person_in_bed_medium_light_skin_tone sleeping_accommodation_tone2
1f6cc-1f3fd | person_in_bed_tone3 person_in_bed_medium_skin_tone sleeping_accommodation_tone3
1f6cc-1f3fe | person_in_bed_tone4 person_in_bed_medium_dark_skin_tone sleeping_accommodation_tone4
1f6cc-1f3ff | person_in_bed_tone5 person_in_bed_dark_skin_tone sleeping_accommodation_tone5
1f1ff | regional_indicator_z
1f1fe | regional_indicator_y
1f1fd | regional_indicator_x
1f1fc | regional_indicator_w
1f1fb | regional_indicator_v
1f1fa | regional_indicator_u
1f1f9 | regional_indicator_t
1f1f8 | regional_indicator_s
1f1f7 | regional_indicator_r
1f1f6 | regional_indicator_q
1f1f5 | regional_indicator_p
1f1f4 | regional_indicator_o
1f1f3 | regional_indicator_n
1f1f2 | regional_indicator_m
1f1f1 | regional_indicator_l
1f1f0 | regional_indicator_k
1f1ef | regional_indicator_j
1f1ee | regional_indicator_i
1f1ed | regional_indicator_h
1f1ec | regional_indicator_g
1f1eb | regional_indicator_f
1f1ea | regional_indicator_e
1f1e9 | regional_indicator_d
1f1e8 | regional_indicator_c
1f1e7 | regional_indicator_b
1f1e6 | regional_indicator_a
1f46f-1f3fb | people_with_bunny_ears_tone1 dancers_tone1 people_with_bunny_ears_partying_tone1
1f46f-1f3fc | people_with_bunny_ears_tone2 dancers_tone2 people_with_bunny_ears_partying_tone2
1f46f-1f3fd | people_with_bunny_ears_tone3 dancers_tone3 people_with_bunny_ears_partying_tone3
1f46f-1f3fe | people_with_bunny_ears_tone4 dancers_tone4 people_with_bunny_ears_partying_tone4
1f46f-1f3ff | people_with_bunny_ears_tone5 dancers_tone5 people_with_bunny_ears_partying_tone5
1f9d1-1f3fb-200d-1f430-200d-1f9d1-1f3fc | people_with_bunny_ears_tone1-2 dancers_tone1-2 people_with_bunny_ears_partying_tone1-2
1f9d1-1f3fb-200d-1f430-200d-1f9d1-1f3fd | people_with_bunny_ears_tone1-3 dancers_tone1-3 people_with_bunny_ears_partying_tone1-3
1f9d1-1f3fb-200d-1f430-200d-1f9d1-1f3fe | people_with_bunny_ears_tone1-4 dancers_tone1-4 people_with_bunny_ears_partying_tone1-4
1f9d1-1f3fb-200d-1f430-200d-1f9d1-1f3ff | people_with_bunny_ears_tone1-5 dancers_tone1-5 people_with_bunny_ears_partying_tone1-5
1f9d1-1f3fc-200d-1f430-200d-1f9d1-1f3fb | people_with_bunny_ears_tone2-1 dancers_tone2-1 people_with_bunny_ears_partying_tone2-1
1f9d1-1f3fc-200d-1f430-200d-1f9d1-1f3fd | people_with_bunny_ears_tone2-3 dancers_tone2-3 people_with_bunny_ears_partying_tone2-3
1f9d1-1f3fc-200d-1f430-200d-1f9d1-1f3fe | people_with_bunny_ears_tone2-4 dancers_tone2-4 people_with_bunny_ears_partying_tone2-4
1f9d1-1f3fc-200d-1f430-200d-1f9d1-1f3ff | people_with_bunny_ears_tone2-5 dancers_tone2-5 people_with_bunny_ears_partying_tone2-5
1f9d1-1f3fd-200d-1f430-200d-1f9d1-1f3fb | people_with_bunny_ears_tone3-1 dancers_tone3-1 people_with_bunny_ears_partying_tone3-1
1f9d1-1f3fd-200d-1f430-200d-1f9d1-1f3fc | people_with_bunny_ears_tone3-2 dancers_tone3-2 people_with_bunny_ears_partying_tone3-2
1f9d1-1f3fd-200d-1f430-200d-1f9d1-1f3fe | people_with_bunny_ears_tone3-4 dancers_tone3-4 people_with_bunny_ears_partying_tone3-4
1f9d1-1f3fd-200d-1f430-200d-1f9d1-1f3ff | people_with_bunny_ears_tone3-5 dancers_tone3-5 people_with_bunny_ears_partying_tone3-5
1f9d1-1f3fe-200d-1f430-200d-1f9d1-1f3fb | people_with_bunny_ears_tone4-1 dancers_tone4-1 people_with_bunny_ears_partying_tone4-1
1f9d1-1f3fe-200d-1f430-200d-1f9d1-1f3fc | people_with_bunny_ears_tone4-2 dancers_tone4-2 people_with_bunny_ears_partying_tone4-2
1f9d1-1f3fe-200d-1f430-200d-1f9d1-1f3fd | people_with_bunny_ears_tone4-3 dancers_tone4-3 people_with_bunny_ears_partying_tone4-3
1f9d1-1f3fe-200d-1f430-200d-1f9d1-1f3ff | people_with_bunny_ears_tone4-5 dancers_tone4-5 people_with_bunny_ears_partying_tone4-5
1f9d1-1f3ff-200d-1f430-200d-1f9d1-1f3fb | people_with_bunny_ears_tone5-1 dancers_tone5-1 people_with_bunny_ears_partying_tone5-1
1f9d1-1f3ff-200d-1f430-200d-1f9d1-1f3fc | people_with_bunny_ears_tone5-2 dancers_tone5-2 people_with_bunny_ears_partying_tone5-2
1f9d1-1f3ff-200d-1f430-200d-1f9d1-1f3fd | people_with_bunny_ears_tone5-3 dancers_tone5-3 people_with_bunny_ears_partying_tone5-3
1f9d1-1f3ff-200d-1f430-200d-1f9d1-1f3fe | people_with_bunny_ears_tone5-4 dancers_tone5-4 people_with_bunny_ears_partying_tone5-4
1f6d8 | landslide
1f93c-1f3fb | people_wrestling_tone1 wrestlers_tone1 wrestling_tone1
1f93c-1f3fc | people_wrestling_tone2 wrestlers_tone2 wrestling_tone2
1f93c-1f3fd | people_wrestling_tone3 wrestlers_tone3 wrestling_tone3
1f93c-1f3fe | people_wrestling_tone4 wrestlers_tone4 wrestling_tone4
1f93c-1f3ff | people_wrestling_tone5 wrestlers_tone5 wrestling_tone5
1f9d1-1f3fb-200d-1faef-200d-1f9d1-1f3fc | people_wrestling_tone1-2 wrestlers_tone1-2 wrestling_tone1-2
1f9d1-1f3fb-200d-1faef-200d-1f9d1-1f3fd | people_wrestling_tone1-3 wrestlers_tone1-3 wrestling_tone1-3
1f9d1-1f3fb-200d-1faef-200d-1f9d1-1f3fe | people_wrestling_tone1-4 wrestlers_tone1-4 wrestling_tone1-4
1f9d1-1f3fb-200d-1faef-200d-1f9d1-1f3ff | people_wrestling_tone1-5 wrestlers_tone1-5 wrestling_tone1-5
1f9d1-1f3fc-200d-1faef-200d-1f9d1-1f3fb | people_wrestling_tone2-1 wrestlers_tone2-1 wrestling_tone2-1
1f9d1-1f3fc-200d-1faef-200d-1f9d1-1f3fd | people_wrestling_tone2-3 wrestlers_tone2-3 wrestling_tone2-3
1f9d1-1f3fc-200d-1faef-200d-1f9d1-1f3fe | people_wrestling_tone2-4 wrestlers_tone2-4 wrestling_tone2-4
1f9d1-1f3fc-200d-1faef-200d-1f9d1-1f3ff | people_wrestling_tone2-5 wrestlers_tone2-5 wrestling_tone2-5
1f9d1-1f3fd-200d-1faef-200d-1f9d1-1f3fb | people_wrestling_tone3-1 wrestlers_tone3-1 wrestling_tone3-1
1f9d1-1f3fd-200d-1faef-200d-1f9d1-1f3fc | people_wrestling_tone3-2 wrestlers_tone3-2 wrestling_tone3-2
1f9d1-1f3fd-200d-1faef-200d-1f9d1-1f3fe | people_wrestling_tone3-4 wrestlers_tone3-4 wrestling_tone3-4
1f9d1-1f3fd-200d-1faef-200d-1f9d1-1f3ff | people_wrestling_tone3-5 wrestlers_tone3-5 wrestling_tone3-5
1f9d1-1f3fe-200d-1faef-200d-1f9d1-1f3fb | people_wrestling_tone4-1 wrestlers_tone4-1 wrestling_tone4-1
1f9d1-1f3fe-200d-1faef-200d-1f9d1-1f3fc | people_wrestling_tone4-2 wrestlers_tone4-2 wrestling_tone4-2
1f9d1-1f3fe-200d-1faef-200d-1f9d1-1f3fd | people_wrestling_tone4-3 wrestlers_tone4-3 wrestling_tone4-3
1f9d1-1f3fe-200d-1faef-200d-1f9d1-1f3ff | people_wrestling_tone4-5 wrestlers_tone4-5 wrestling_tone4-5
1f9d1-1f3ff-200d-1faef-200d-1f9d1-1f3fb | people_wrestling_tone5-1 wrestlers_tone5-1 wrestling_tone5-1
1f9d1-1f3ff-200d-1faef-200d-1f9d1-1f3fc | people_wrestling_tone5-2 wrestlers_tone5-2 wrestling_tone5-2
1f9d1-1f3ff-200d-1faef-200d-1f9d1-1f3fd | people_wrestling_tone5-3 wrestlers_tone5-3 wrestling_tone5-3
1f9d1-1f3ff-200d-1faef-200d-1f9d1-1f3fe | people_wrestling_tone5-4 wrestlers_tone5-4 wrestling_tone5-4
1fa8a | trombone
1fa8e | treasure_chest
1fac8 | hairy_creature
1facd | orca
1faea | distorted_face
1faef | fight_cloud
1f469-1f3fb-200d-1f430-200d-1f469-1f3fc | women_with_bunny_ears_tone1-2 women_with_bunny_ears_partying_tone1-2
1f469-1f3fb-200d-1f430-200d-1f469-1f3fd | women_with_bunny_ears_tone1-3 women_with_bunny_ears_partying_tone1-3
1f469-1f3fb-200d-1f430-200d-1f469-1f3fe | women_with_bunny_ears_tone1-4 women_with_bunny_ears_partying_tone1-4
1f469-1f3fb-200d-1f430-200d-1f469-1f3ff | women_with_bunny_ears_tone1-5 women_with_bunny_ears_partying_tone1-5
1f469-1f3fc-200d-1f430-200d-1f469-1f3fb | women_with_bunny_ears_tone2-1 women_with_bunny_ears_partying_tone2-1
1f469-1f3fc-200d-1f430-200d-1f469-1f3fd | women_with_bunny_ears_tone2-3 women_with_bunny_ears_partying_tone2-3
1f469-1f3fc-200d-1f430-200d-1f469-1f3fe | women_with_bunny_ears_tone2-4 women_with_bunny_ears_partying_tone2-4
1f469-1f3fc-200d-1f430-200d-1f469-1f3ff | women_with_bunny_ears_tone2-5 women_with_bunny_ears_partying_tone2-5
1f469-1f3fd-200d-1f430-200d-1f469-1f3fb | women_with_bunny_ears_tone3-1 women_with_bunny_ears_partying_tone3-1
1f469-1f3fd-200d-1f430-200d-1f469-1f3fc | women_with_bunny_ears_tone3-2 women_with_bunny_ears_partying_tone3-2
1f469-1f3fd-200d-1f430-200d-1f469-1f3fe | women_with_bunny_ears_tone3-4 women_with_bunny_ears_partying_tone3-4
1f469-1f3fd-200d-1f430-200d-1f469-1f3ff | women_with_bunny_ears_tone3-5 women_with_bunny_ears_partying_tone3-5
1f469-1f3fe-200d-1f430-200d-1f469-1f3fb | women_with_bunny_ears_tone4-1 women_with_bunny_ears_partying_tone4-1
1f469-1f3fe-200d-1f430-200d-1f469-1f3fc | women_with_bunny_ears_tone4-2 women_with_bunny_ears_partying_tone4-2
1f469-1f3fe-200d-1f430-200d-1f469-1f3fd | women_with_bunny_ears_tone4-3 women_with_bunny_ears_partying_tone4-3
1f469-1f3fe-200d-1f430-200d-1f469-1f3ff | women_with_bunny_ears_tone4-5 women_with_bunny_ears_partying_tone4-5
1f469-1f3ff-200d-1f430-200d-1f469-1f3fb | women_with_bunny_ears_tone5-1 women_with_bunny_ears_partying_tone5-1
1f469-1f3ff-200d-1f430-200d-1f469-1f3fc | women_with_bunny_ears_tone5-2 women_with_bunny_ears_partying_tone5-2
1f469-1f3ff-200d-1f430-200d-1f469-1f3fd | women_with_bunny_ears_tone5-3 women_with_bunny_ears_partying_tone5-3
1f469-1f3ff-200d-1f430-200d-1f469-1f3fe | women_with_bunny_ears_tone5-4 women_with_bunny_ears_partying_tone5-4
1f46f-1f3fb-200d-2640 | women_with_bunny_ears_tone1 women_with_bunny_ears_partying_tone1
1f46f-1f3fc-200d-2640 | women_with_bunny_ears_tone2 women_with_bunny_ears_partying_tone2
1f46f-1f3fd-200d-2640 | women_with_bunny_ears_tone3 women_with_bunny_ears_partying_tone3
1f46f-1f3fe-200d-2640 | women_with_bunny_ears_tone4 women_with_bunny_ears_partying_tone4
1f46f-1f3ff-200d-2640 | women_with_bunny_ears_tone5 women_with_bunny_ears_partying_tone5
1f468-1f3fb-200d-1f430-200d-1f468-1f3fc | men_with_bunny_ears_tone1-2 men_with_bunny_ears_partying_tone1-2
1f468-1f3fb-200d-1f430-200d-1f468-1f3fd | men_with_bunny_ears_tone1-3 men_with_bunny_ears_partying_tone1-3
1f468-1f3fb-200d-1f430-200d-1f468-1f3fe | men_with_bunny_ears_tone1-4 men_with_bunny_ears_partying_tone1-4
1f468-1f3fb-200d-1f430-200d-1f468-1f3ff | men_with_bunny_ears_tone1-5 men_with_bunny_ears_partying_tone1-5
1f468-1f3fc-200d-1f430-200d-1f468-1f3fb | men_with_bunny_ears_tone2-1 men_with_bunny_ears_partying_tone2-1
1f468-1f3fc-200d-1f430-200d-1f468-1f3fd | men_with_bunny_ears_tone2-3 men_with_bunny_ears_partying_tone2-3
1f468-1f3fc-200d-1f430-200d-1f468-1f3fe | men_with_bunny_ears_tone2-4 men_with_bunny_ears_partying_tone2-4
1f468-1f3fc-200d-1f430-200d-1f468-1f3ff | men_with_bunny_ears_tone2-5 men_with_bunny_ears_partying_tone2-5
1f468-1f3fd-200d-1f430-200d-1f468-1f3fb | men_with_bunny_ears_tone3-1 men_with_bunny_ears_partying_tone3-1
1f468-1f3fd-200d-1f430-200d-1f468-1f3fc | men_with_bunny_ears_tone3-2 men_with_bunny_ears_partying_tone3-2
1f468-1f3fd-200d-1f430-200d-1f468-1f3fe | men_with_bunny_ears_tone3-4 men_with_bunny_ears_partying_tone3-4
1f468-1f3fd-200d-1f430-200d-1f468-1f3ff | men_with_bunny_ears_tone3-5 men_with_bunny_ears_partying_tone3-5
1f468-1f3fe-200d-1f430-200d-1f468-1f3fb | men_with_bunny_ears_tone4-1 men_with_bunny_ears_partying_tone4-1
1f468-1f3fe-200d-1f430-200d-1f468-1f3fc | men_with_bunny_ears_tone4-2 men_with_bunny_ears_partying_tone4-2
1f468-1f3fe-200d-1f430-200d-1f468-1f3fd | men_with_bunny_ears_tone4-3 men_with_bunny_ears_partying_tone4-3
1f468-1f3fe-200d-1f430-200d-1f468-1f3ff | men_with_bunny_ears_tone4-5 men_with_bunny_ears_partying_tone4-5
1f468-1f3ff-200d-1f430-200d-1f468-1f3fb | men_with_bunny_ears_tone5-1 men_with_bunny_ears_partying_tone5-1
1f468-1f3ff-200d-1f430-200d-1f468-1f3fc | men_with_bunny_ears_tone5-2 men_with_bunny_ears_partying_tone5-2
1f468-1f3ff-200d-1f430-200d-1f468-1f3fd | men_with_bunny_ears_tone5-3 men_with_bunny_ears_partying_tone5-3
1f468-1f3ff-200d-1f430-200d-1f468-1f3fe | men_with_bunny_ears_tone5-4 men_with_bunny_ears_partying_tone5-4
1f46f-1f3fb-200d-2642 | men_with_bunny_ears_tone1 men_with_bunny_ears_partying_tone1
1f46f-1f3fc-200d-2642 | men_with_bunny_ears_tone2 men_with_bunny_ears_partying_tone2
1f46f-1f3fd-200d-2642 | men_with_bunny_ears_tone3 men_with_bunny_ears_partying_tone3
1f46f-1f3fe-200d-2642 | men_with_bunny_ears_tone4 men_with_bunny_ears_partying_tone4
1f46f-1f3ff-200d-2642 | men_with_bunny_ears_tone5 men_with_bunny_ears_partying_tone5
1f469-1f3fb-200d-1faef-200d-1f469-1f3fc | women_wrestling_tone1-2
1f469-1f3fb-200d-1faef-200d-1f469-1f3fd | women_wrestling_tone1-3
1f469-1f3fb-200d-1faef-200d-1f469-1f3fe | women_wrestling_tone1-4
1f469-1f3fb-200d-1faef-200d-1f469-1f3ff | women_wrestling_tone1-5
1f469-1f3fc-200d-1faef-200d-1f469-1f3fb | women_wrestling_tone2-1
1f469-1f3fc-200d-1faef-200d-1f469-1f3fd | women_wrestling_tone2-3
1f469-1f3fc-200d-1faef-200d-1f469-1f3fe | women_wrestling_tone2-4
1f469-1f3fc-200d-1faef-200d-1f469-1f3ff | women_wrestling_tone2-5
1f469-1f3fd-200d-1faef-200d-1f469-1f3fb | women_wrestling_tone3-1
1f469-1f3fd-200d-1faef-200d-1f469-1f3fc | women_wrestling_tone3-2
1f469-1f3fd-200d-1faef-200d-1f469-1f3fe | women_wrestling_tone3-4
1f469-1f3fd-200d-1faef-200d-1f469-1f3ff | women_wrestling_tone3-5
1f469-1f3fe-200d-1faef-200d-1f469-1f3fb | women_wrestling_tone4-1
1f469-1f3fe-200d-1faef-200d-1f469-1f3fc | women_wrestling_tone4-2
1f469-1f3fe-200d-1faef-200d-1f469-1f3fd | women_wrestling_tone4-3
1f469-1f3fe-200d-1faef-200d-1f469-1f3ff | women_wrestling_tone4-5
1f469-1f3ff-200d-1faef-200d-1f469-1f3fb | women_wrestling_tone5-1
1f469-1f3ff-200d-1faef-200d-1f469-1f3fc | women_wrestling_tone5-2
1f469-1f3ff-200d-1faef-200d-1f469-1f3fd | women_wrestling_tone5-3
1f469-1f3ff-200d-1faef-200d-1f469-1f3fe | women_wrestling_tone5-4
1f93c-1f3fb-200d-2640 | women_wrestling_tone1
1f93c-1f3fc-200d-2640 | women_wrestling_tone2
1f93c-1f3fd-200d-2640 | women_wrestling_tone3
1f93c-1f3fe-200d-2640 | women_wrestling_tone4
1f93c-1f3ff-200d-2640 | women_wrestling_tone5
1f468-1f3fb-200d-1faef-200d-1f468-1f3fc | men_wrestling_tone1-2
1f468-1f3fb-200d-1faef-200d-1f468-1f3fd | men_wrestling_tone1-3
1f468-1f3fb-200d-1faef-200d-1f468-1f3fe | men_wrestling_tone1-4
1f468-1f3fb-200d-1faef-200d-1f468-1f3ff | men_wrestling_tone1-5
1f468-1f3fc-200d-1faef-200d-1f468-1f3fb | men_wrestling_tone2-1
1f468-1f3fc-200d-1faef-200d-1f468-1f3fd | men_wrestling_tone2-3
1f468-1f3fc-200d-1faef-200d-1f468-1f3fe | men_wrestling_tone2-4
1f468-1f3fc-200d-1faef-200d-1f468-1f3ff | men_wrestling_tone2-5
1f468-1f3fd-200d-1faef-200d-1f468-1f3fb | men_wrestling_tone3-1
1f468-1f3fd-200d-1faef-200d-1f468-1f3fc | men_wrestling_tone3-2
1f468-1f3fd-200d-1faef-200d-1f468-1f3fe | men_wrestling_tone3-4
1f468-1f3fd-200d-1faef-200d-1f468-1f3ff | men_wrestling_tone3-5
1f468-1f3fe-200d-1faef-200d-1f468-1f3fb | men_wrestling_tone4-1
1f468-1f3fe-200d-1faef-200d-1f468-1f3fc | men_wrestling_tone4-2
1f468-1f3fe-200d-1faef-200d-1f468-1f3fd | men_wrestling_tone4-3
1f468-1f3fe-200d-1faef-200d-1f468-1f3ff | men_wrestling_tone4-5
1f468-1f3ff-200d-1faef-200d-1f468-1f3fb | men_wrestling_tone5-1
1f468-1f3ff-200d-1faef-200d-1f468-1f3fc | men_wrestling_tone5-2
1f468-1f3ff-200d-1faef-200d-1f468-1f3fd | men_wrestling_tone5-3
1f468-1f3ff-200d-1faef-200d-1f468-1f3fe | men_wrestling_tone5-4
1f93c-1f3fb-200d-2642 | men_wrestling_tone1
1f93c-1f3fc-200d-2642 | men_wrestling_tone2
1f93c-1f3fd-200d-2642 | men_wrestling_tone3
1f93c-1f3fe-200d-2642 | men_wrestling_tone4
1f93c-1f3ff-200d-2642 | men_wrestling_tone5
1f9d1-200d-1fa70 | ballet_dancer
1f9d1-1f3fb-200d-1fa70 | ballet_dancer_tone1
1f9d1-1f3fc-200d-1fa70 | ballet_dancer_tone2
1f9d1-1f3fd-200d-1fa70 | ballet_dancer_tone3
1f9d1-1f3fe-200d-1fa70 | ballet_dancer_tone4
1f9d1-1f3ff-200d-1fa70 | ballet_dancer_tone5`
